import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Whether a process of this number runs. A lock without a number is of a process that was killed as it wrote it. */
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

/** The other process that has an embedded database open; undefined when none does. */
export function lockOwner(folder: string): number | undefined {
  const file = lockOf(folder);
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
  return runs(owner) && owner !== process.pid ? owner : undefined;
}

/**
 * Keeps a second process away from an embedded database, which would damage it. A lock that a killed process left
 * behind is taken over. Returns a function that unlocks; throws when the folder is in use.
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
