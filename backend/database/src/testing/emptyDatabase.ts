import { randomUUID } from 'node:crypto';
import { readSettings } from '@marquee/settings/settings';
import type { Database } from '../database';
import { openPostgres } from '../postgres';
import { folderDatabase } from './folderDatabase';

/** An empty database, on the server of TEST_DATABASE_URL or in a folder. Closing it drops it. */
export async function emptyDatabase(
  url = readSettings('unit tests').TEST_DATABASE_URL,
): Promise<Database & { url?: string }> {
  if (!url) return (await folderDatabase()).database;
  const name = `marquee_test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(url);
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres(own.href);
  return {
    ...database,
    url: own.href,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
