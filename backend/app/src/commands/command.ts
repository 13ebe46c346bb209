import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { openDatabase } from '@marquee/database/open';
import { settingsOrExit } from '@marquee/settings/settings';

/** Exit codes: 0 done, 1 not done or something is wrong, 2 usage or settings error. */
export type ExitCode = 0 | 1 | 2;

/** The message before the reason if a command throws, and its exit code: 2 if 1 has another meaning. */
interface Failure {
  says?: string;
  code?: 1 | 2;
}

/** Runs an operator's command and exits with the code that `main` returns. Errors are printed to standard error. */
export async function runCommand(main: () => Promise<ExitCode>, { says, code = 2 }: Failure = {}): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = say(says ? `${says}: ${message}` : message, code);
  }
}

/** Prints to standard error why a command fails, and returns its exit code. */
export function say(why: string, code: 1 | 2): ExitCode {
  process.stderr.write(`${why}\n`);
  return code;
}

type Settings = ReturnType<typeof settingsOrExit<'database'>>;

/**
 * Opens the database of DATABASE_URL, or the embedded one of DATA_DIR (which must not be in use), and closes it after
 * `work`. Throws an Error if there is none: commands create no database.
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
