import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Random bytes that all processes of a folder share; see {@link madeOnce}. */
export const sharedSecret = (file: string, bytes: number): Buffer => madeOnce(file, () => randomBytes(bytes));

/**
 * A file that all processes of a folder share: the first one makes it, whole at once, and all read it.
 * Throws if the folder cannot be written and has no such file.
 */
export function madeOnce(file: string, make: () => Buffer): Buffer {
  const folder = dirname(file);
  const draft = join(folder, `${randomUUID()}.draft`);
  const known = readIfThere(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
