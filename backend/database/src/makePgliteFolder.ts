import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDiskFull } from './fullDisk';
import { makePrivateFolder } from './privateFolder';

const program = `
const [entry, dataDir] = process.argv.slice(1);
require(entry).PGlite.create({ dataDir }).then((made) => made.close());
`;

/** What failed, in a line: of what the process said, or else of the failure itself. */
function causeOf({ message, stderr = '' }: Error & { stderr?: string }): string {
  return stderr.match(/^\S*(?:Error|Rejection)\b.*$/m)?.[0] ?? message.split('\n')[0] ?? '';
}

/**
 * Makes an empty embedded database in a folder that has none: beside it first, so that one that was not finished is
 * never taken for one. It is done in a process that ends: making one takes half a gigabyte, of which the engine gives
 * back only a part. That one compiles quickly instead of well: it would not live to gain from the latter. @throws with
 * the cause, and nothing of it is left
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished);
  try {
    await promisify(execFile)(process.execPath, ['--liftoff-only', '--eval', program, entry, unfinished], { env: {} });
    await rename(unfinished, folder);
  } catch (error) {
    const cause = (await isDiskFull(unfinished)) ? 'the disk is full' : causeOf(error as Error);
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`No database can be made in ${folder}: ${cause}.`, { cause: error });
  }
}
