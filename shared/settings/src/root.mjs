// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder at or above this module that has the templates: also above a server that was bundled. */
function findRoot() {
  let above = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(above, 'host/templates'))) {
    if (above === dirname(above)) throw new Error('There is no folder host/templates above the server.');
    above = dirname(above);
  }
  return above;
}

/**
 * The folder in which everything of ours lies: the repository, or an unpacked archive of `npm run package`, where each file that a
 * server reads has the same place. Relative folders of settings are meant from here.
 */
export const root = findRoot();

const isArchive = existsSync(join(root, 'bin/marquee.mjs'));

/**
 * How one calls a command here: `npm run backup --`, or in an archive `node bin/marquee.mjs backup`.
 * @param {string} script the script's name in package.json
 * @param {string} [command] the command's name in an archive, where it is another
 */
export const commandLine = (script, command = script) =>
  isArchive ? `node bin/marquee.mjs ${command}` : `npm run ${script} --`;
