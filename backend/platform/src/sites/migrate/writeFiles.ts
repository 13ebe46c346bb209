import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ToolError } from '../tool/workspace';
import type { MigratedFile } from './migrateSites';

/** Writes a text to a file on the disk, with the rights and the owner of another one. */
function writeLike(like: string, file: string, text: string): void {
  const { mode, uid, gid } = statSync(like);
  const open = openSync(file, 'w', mode);
  try {
    writeSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  // Whoever may give files away does: the site must read them as before.
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

/**
 * Puts changed files in their places and the old ones into a folder `backup`, with their paths below it. First the
 * whole backup and all drafts are written, then each file is replaced in one step; whatever is killed in between is
 * finished by running it again. Throws ToolError where it may not write; then nothing is changed.
 */
export function writeFiles(files: readonly MigratedFile[], backup: string): void {
  const drafts: { beside: string; target: string }[] = [];
  const unfinished = `${backup}.unfinished`;
  try {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    for (const { name, path, after } of files) {
      // A path above the folder keeps its last parts only.
      const copy = join(unfinished, name.replaceAll('../', ''));
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(path, copy);
      const target = realpathSync(path);
      const beside = `${target}.${process.pid}.new`;
      drafts.push({ beside, target });
      writeLike(target, beside, after);
    }
    renameSync(unfinished, backup);
  } catch (fault) {
    for (const { beside } of drafts) rmSync(beside, { force: true });
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    throw new ToolError(`Nothing was changed: ${(fault as Error).message}`);
  }
  for (const { beside, target } of drafts) renameSync(beside, target);
}
