import { createHash } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';
import { migrate } from '@marquee/kernel/database/migrate';
import { emptyDatabase } from '@marquee/kernel/testing/emptyDatabase';
import { folderDatabase } from '@marquee/kernel/testing/folderDatabase';
import { readSettings } from '@marquee/settings/settings';
import { allMigrations } from '../migrations';

/** What a test gets, and how it keeps what it has filled in as the start of the tests to come. */
interface Migrated {
  database: Database;
  /** Whether `keepStart` keeps what is in it now. */
  isFirst: boolean;
  keepStart(): Promise<void>;
}

/** A migrated database on the server that TEST_DATABASE_URL names, or in a folder, which is filled for the first test of its `name` only. */
export async function migratedDatabase(name: string): Promise<Migrated> {
  const nothing = async () => {};
  if (readSettings('unit tests').TEST_DATABASE_URL) {
    const database = await emptyDatabase();
    await migrate(database, allMigrations());
    return { database, isFirst: false, keepStart: nothing };
  }
  const hashes = allMigrations().map(({ hash }) => hash);
  const version = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  const { database, isFresh, keepStart } = await folderDatabase(`${name}-${version}`);
  if (isFresh) await migrate(database, allMigrations());
  return { database, isFirst: isFresh, keepStart };
}
