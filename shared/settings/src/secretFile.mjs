// @ts-check
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Larger than any secret, bytes. */
const largest = 16_384;

/** Whether a file may hold a setting, which `<NAME>_FILE` then names: a secret, or an address that may have a password.
 * @param {import('./setting').Setting} setting
 */
export const mayBeInFile = (setting) =>
  setting.kind === 'secret' || (setting.kind === 'url' && setting.fromFile === true);

/** The variable that names the file of a setting.
 * @param {string} name
 */
export const fileVariable = (name) => `${name}_FILE`;

/**
 * What a file with a secret holds, without blanks around it, or why it is not taken; the content is in no message.
 * @param {string} path
 * @returns {{ text: string } | { problem: string }}
 */
export function readSecretFile(path) {
  /** @type {number | undefined} */
  let file;
  try {
    // Without waiting: a pipe that nobody writes to would hold the start for ever.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(file);
    if (!found.isFile()) return { problem: 'names something that is no file' };
    const isOpen = process.platform !== 'win32' && (found.mode & 0o007) !== 0;
    if (isOpen)
      return { problem: 'names a file that every user of the machine may use. Take that away: chmod o= file' };
    if (found.size > largest) return { problem: `names a file of more than ${largest} bytes` };
    const text = readFileSync(file, 'utf8').trim();
    return text ? { text } : { problem: 'names an empty file' };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return { problem: 'names a file that is not there' };
    return { problem: `names a file that this process cannot read (${code})` };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
