import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = `
const [entry, dataDir] = process.argv.slice(1);
require(entry).PGlite.create({ dataDir }).then((made) => made.close());
`;

/**
 * Makes an empty embedded database in a folder that has none. It is done in a process that ends: making one takes half a gigabyte, of which the
 * engine gives back only a part. That one compiles quickly instead of well: it would not live to gain from the latter. Throws what it said when it failed.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--eval', program, entry, folder], { env: {} });
}
