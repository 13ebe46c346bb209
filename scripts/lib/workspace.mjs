import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Exits with an instruction for the user.
 * @returns {never}
 */
export function exitWithError(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Refuses unsupported environments with a clear message: an old Node, a path that programs would parse as a URL. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    exitWithError(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.`);
  const [sign] = /[#?%]/.exec(root) ?? [];
  if (sign) exitWithError(`Marquee does not run in ${root}: a folder's name has ${sign}. Rename or move it.`);
}

/**
 * Removes a folder of ours. Refuses obvious mistakes: a root, the home folder, this repository or a folder above it.
 */
export function removeFolder(folder) {
  const isAbove = !relative(folder, root).startsWith('..');
  if (folder === parse(folder).root || folder === homedir() || isAbove) exitWithError(`${folder} will not be removed.`);
  rmSync(folder, { recursive: true, force: true });
}

const skipped = new Set(['node_modules', 'dist', '.git', 'test-results', 'playwright-report']);

/** A hash of files and folders below the root, by name and content, without tests. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      hash.update(relative(root, path)).update('\0').update(readFileSync(path));
      return;
    }
    for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) add(join(path, name));
    }
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

/** The content of a marker file, or nothing if it does not exist. */
export function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Writes a marker file. */
export function writeMark(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
