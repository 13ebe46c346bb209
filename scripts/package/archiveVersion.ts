import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './copyFiles';

/** Files that say when they were made: two archives may differ in them and be the same. */
const dated = /^releases\/(registry\.json$|\.registry\/)/;

/**
 * The version of an archive: the product's number and a hash of what the folder has, by names and contents. So archives
 * that differ never have the same name, and lie beside each other when they are unpacked.
 */
export function archiveVersion(folder: string, number: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder).filter((name) => !dated.test(name))) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  return `${number}-${hash.digest('hex').slice(0, 8)}`;
}
