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

/** Writes a file and syncs it to disk, with the mode and owner of another one. */
function writeLike(like: string, file: string, text: string): void {
  const { mode, uid, gid } = statSync(like);
  const open = openSync(file, 'w', mode);
  try {
    writeSync(open, text);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  // Root keeps the owner, so that the site can still read the file.
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

/**
 * Replaces changed files and keeps the old ones below the folder `backup`. The complete backup and all new contents are
 * written first, then each file is replaced atomically; after a crash, run it again. Throws ToolError without
 * permission to write; nothing is changed then.
 */
export function writeFiles(files: readonly MigratedFile[], backup: string): void {
  const drafts: { beside: string; target: string }[] = [];
  const unfinished = `${backup}.unfinished`;
  try {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    for (const { name, path, after } of files) {
      // Of a path outside the folder, only the last parts are kept.
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
