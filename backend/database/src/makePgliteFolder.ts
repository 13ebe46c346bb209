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

/** The cause of a failure, in one line: the process's output, or else the error's message. */
function causeOf({ message, stderr = '' }: Error & { stderr?: string }): string {
  return stderr.match(/^\S*(?:Error|Rejection)\b.*$/m)?.[0] ?? message.split('\n')[0] ?? '';
}

/**
 * Creates an embedded database in a new folder: first in a temporary folder, so that an incomplete one is never used.
 * It runs in a child process, because it takes half a gigabyte of memory that the engine would not give back; the child
 * skips optimised compilation, for which it is too short-lived. @throws with the cause; nothing is left behind
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
