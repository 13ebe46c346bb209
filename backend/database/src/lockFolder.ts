import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether a process with this id runs. A lock without an id comes from a process that was killed while writing it. */
function runs(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const lockOf = (folder: string) => `${folder}.lock`;

/** The id of another process that has the embedded database open, or undefined. */
export function lockOwner(folder: string): number | undefined {
  const file = lockOf(folder);
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
  return runs(owner) && owner !== process.pid ? owner : undefined;
}

/**
 * Locks an embedded database against a second process, which would corrupt it. A stale lock is taken over. Returns a
 * function that unlocks; throws if the folder is in use.
 */
export function lockFolder(folder: string): () => void {
  const file = lockOf(folder);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (runs(owner) && owner !== process.pid) {
      throw new Error(
        `${folder} is in use by process ${owner}. Stop it, or choose another DATA_DIR or a DATABASE_URL.`,
      );
    }
    rmSync(file, { force: true });
  }
}
