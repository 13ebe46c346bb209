// @ts-check
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** Maximum size of a secret file, bytes. */
const largest = 16_384;

/**
 * Whether a setting may be in a file named by `<NAME>_FILE`: a secret, or a URL that may contain a password.
 * @param {import('./setting').Setting} setting
 */
export const mayBeInFile = (setting) =>
  setting.kind === 'secret' || setting.kind === 'receivers' || (setting.kind === 'url' && setting.fromFile === true);

/** The variable that names the file of a setting.
 * @param {string} name
 */
export const fileVariable = (name) => `${name}_FILE`;

/**
 * The trimmed content of a secret file, or why it is refused; messages never contain the content.
 * @param {string} path
 * @returns {{ text: string } | { problem: string }}
 */
export function readSecretFile(path) {
  /** @type {number | undefined} */
  let file;
  try {
    // Non-blocking: opening a pipe without a writer would hang the start.
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
