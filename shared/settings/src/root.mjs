// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder at or above this module that contains the templates; works for bundled servers, too. */
function findRoot() {
  let above = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(above, 'host/templates'))) {
    if (above === dirname(above)) throw new Error('There is no folder host/templates above the server.');
    above = dirname(above);
  }
  return above;
}

/**
 * The root folder: the repository, or an unpacked archive of `npm run package`, which has the same layout. Relative
 * folders in settings start here.
 */
export const root = findRoot();

const isArchive = existsSync(join(root, 'bin/marquee.mjs'));

/** Commands that have another name in an archive than in package.json. */
export const archiveNames = /** @type {Readonly<Record<string, string>>} */ ({ site: 'sites', start: 'site' });

/**
 * A command line for messages: `npm run backup -- <file>`, or in an archive `node bin/marquee.mjs backup <file>`.
 * @param {string} script the script's name in package.json
 * @param {string} [words] its arguments
 */
export function called(script, words = '') {
  if (isArchive) return `node bin/marquee.mjs ${archiveNames[script] ?? script} ${words}`.trimEnd();
  const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  return words ? `${command} -- ${words}` : command;
}
