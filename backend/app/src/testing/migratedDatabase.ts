import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { folderDatabase } from '@marquee/database/testing/folderDatabase';
import { serverDatabase } from '@marquee/database/testing/serverDatabase';
import { root } from '@marquee/settings/root';
import { readSettings } from '@marquee/settings/settings';
import { allMigrations } from '../migrations';

/** What fills a migrated database, and what its content depends on besides the migrations. */
interface Filling {
  fill(database: Database): Promise<void>;
  /** Files and folders. */
  writers: readonly string[];
  /** Anything else. */
  also?: string;
}

/**
 * Files that determine the content of a started sandbox besides migrations: site files, catalogue, demo player, keys.
 * Folders count with all their files.
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

/** A hash of migrations and files. Reading them takes a few ms. */
function versionOf(writers: readonly string[], also: string): string {
  const hash = createHash('sha256').update(also);
  for (const migration of allMigrations()) hash.update(migration.hash);
  for (const file of writers.flatMap(filesAt)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A migrated database, on the server of TEST_DATABASE_URL or in a folder. It is filled only for the first test of its
 * `name`, and again after a change of what its content depends on.
 */
export async function migratedDatabase(name: string, filling?: Filling): Promise<Database> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_CONNECTIONS: connections } = readSettings('unit tests');
  const start = {
    name,
    version: versionOf(filling?.writers ?? [], filling?.also ?? ''),
    async fill(database: Database) {
      await migrate(database, allMigrations());
      await filling?.fill(database);
    },
  };
  return url ? serverDatabase(url, start, connections) : folderDatabase(start);
}
