import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ArtefactFault, limits, refusePath, shown } from './limits';
import type { Files } from './readTar';

/** The regular files of a folder; no link is followed. Throws ArtefactFault, as `readTar` does. */
export function readFolder(folder: string): Files {
  const files: Files = new Map();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (!entry.isFile()) throw new ArtefactFault('file', `${shown(path)} is a link, or no file at all`);
    refusePath(path);
    bytes += lstatSync(file).size;
    if (bytes > limits.unpacked) throw new ArtefactFault('file', `the folder has more than ${limits.unpacked} bytes`);
    if (files.size === limits.files) throw new ArtefactFault('file', `the folder has more than ${limits.files} files`);
    files.set(path, readFileSync(file));
  }
  return files;
}
