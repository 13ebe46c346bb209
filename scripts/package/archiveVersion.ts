import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './copyFiles';

/** Files with timestamps, ignored when comparing archives. */
const dated = /^releases(-desk)?\/(registry\.json$|\.registry\/)/;

/**
 * The version of an archive: the product's number and a hash of its files. Different archives never have the same name,
 * and can be unpacked side by side.
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
