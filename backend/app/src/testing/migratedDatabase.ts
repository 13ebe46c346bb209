import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { folderDatabase } from '@marquee/database/testing/folderDatabase';
import { root } from '@marquee/settings/root';
import { readSettings } from '@marquee/settings/settings';
import { allMigrations } from '../migrations';

/** What a test gets, and how it keeps what it has filled in as the start of the tests to come. */
interface Migrated {
  database: Database;
  /** Whether `keepStart` keeps what is in it now. */
  isFirst: boolean;
  keepStart(): Promise<void>;
}

/**
 * What fills a database that a backend of the sandbox has started on, beside migrations: site files and their content,
 * the catalogue, the demo player, keys. Folders count with all that is in them.
 */
export const startWriters: readonly string[] = [
  'backend/sites',
  'backend/app/src/demoPlayer.ts',
  'backend/app/src/domains.ts',
  'backend/app/src/readySites.ts',
  'backend/app/src/modes',
  'backend/app/src/testing',
  ...['auth', 'catalogue', 'content', 'identity', 'ledger', 'persons', 'play', 'sites', 'wallet'].map(
    (domain) => `backend/platform/src/${domain}`,
  ),
  'backend/protocols/src/games',
  'backend/sandbox/src/art',
  'backend/sandbox/src/catalogue',
  'backend/sandbox/src/secret.ts',
  'shared/contract/src',
  'shared/sdk/src/plainHtml.ts',
  'pnpm-lock.yaml',
].map((path) => join(root, path));

/** The files at a path, without tests. */
function filesAt(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.includes('.test.'))
    .flatMap(({ name }) => filesAt(join(path, name)))
    .sort();
}

/** Changes with the migrations, and with any of the files. Reading them takes a few ms. */
function versionOf(writers: readonly string[], also: string): string {
  const hash = createHash('sha256').update(also);
  for (const migration of allMigrations()) hash.update(migration.hash);
  for (const file of writers.flatMap(filesAt)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A migrated database on the server that TEST_DATABASE_URL names, or in a folder, which is filled for the first test of
 * its `name` only, and again when one of the `writers` has changed (files and folders, which decide what it is filled
 * with), or what `also` says.
 */
export async function migratedDatabase(name: string, writers: readonly string[] = [], also = ''): Promise<Migrated> {
  const nothing = async () => {};
  if (readSettings('unit tests').TEST_DATABASE_URL) {
    const database = await emptyDatabase();
    await migrate(database, allMigrations());
    return { database, isFirst: false, keepStart: nothing };
  }
  const { database, isFresh, keepStart } = await folderDatabase({ name, version: versionOf(writers, also) });
  if (isFresh) await migrate(database, allMigrations());
  return { database, isFirst: isFresh, keepStart };
}
