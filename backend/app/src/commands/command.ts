import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { openDatabase } from '@marquee/database/open';
import { settingsOrExit } from '@marquee/settings/settings';

/**
 * How a command ends: 0 when it did what was asked, 1 when it did not or something is wrong, 2 when words or settings
 * were not understood.
 */
export type ExitCode = 0 | 1 | 2;

/** What is said before the reason when a command throws, and what it ends with then: 2 where 1 is an answer. */
interface Failure {
  says?: string;
  code?: 1 | 2;
}

/**
 * Runs a command of an operator's: it ends with what `main` resolves with. What `main` throws is said on standard
 * error.
 */
export async function runCommand(main: () => Promise<ExitCode>, { says, code = 2 }: Failure = {}): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = say(says ? `${says}: ${message}` : message, code);
  }
}

/** Says on standard error why a command does not do what was asked, and answers the code that it ends with. */
export function say(why: string, code: 1 | 2): ExitCode {
  process.stderr.write(`${why}\n`);
  return code;
}

type Settings = ReturnType<typeof settingsOrExit<'database'>>;

/**
 * Works with the database of DATABASE_URL, or the embedded one of DATA_DIR, which must not be in use then, and closes
 * it. Throws an Error where there is none: a command makes no database.
 */
export async function withDatabase<T>(work: (database: Database, settings: Settings) => Promise<T>): Promise<T> {
  const settings = settingsOrExit('database', 2);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
