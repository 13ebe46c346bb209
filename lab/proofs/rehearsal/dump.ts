import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderWith } from '@marquee/backend/testing/processes/postgresPrograms';

const run = promisify(execFile);

/** A program of Postgres, by its name. */
const program = (name: string) => join(folderWith([name]) ?? '', name);

/** Dumps a database to a file with pg_dump: one snapshot, under load. */
export async function dump(url: string, file: string): Promise<void> {
  await run(program('pg_dump'), ['--format=custom', '--no-owner', `--file=${file}`, url]);
}

/** Restores it in place of all current data, including tables of a newer version. Nobody may be connected. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const empty = 'drop schema public cascade; create schema public';
  await run(program('psql'), ['--quiet', '--set=ON_ERROR_STOP=1', `--command=${empty}`, url]);
  await run(program('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, file]);
}
