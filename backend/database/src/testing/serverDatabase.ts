import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import { openPostgres } from '../postgres';
import type { Start } from './folderDatabase';

/** A database on a server, and its URL. */
type TestDatabase = Database & { url: string };

/** The URL of a database of a server. */
function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a template unless there is one; concurrent tests wait for it. */
async function makeStart(server: string, admin: Database, name: string, { fill }: Start): Promise<void> {
  await admin.transaction(async (waiting) => {
    await waiting.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
    const [made] = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (made) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    const database = openPostgres(urlOf(server, unfinished));
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
}

/** A database on a server, empty or a copy of a template. Closing it drops it. */
export async function serverDatabase(server: string, start?: Start, connections?: number): Promise<TestDatabase> {
  const admin = openPostgres(server);
  const name = `marquee_test_${randomUUID().replaceAll('-', '')}`;
  const template = start && `marquee_start_${start.name}_${start.version}`;
  if (template) await makeStart(server, admin, template, start);
  await admin.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = urlOf(server, name);
  const database = openPostgres(url, { ...(connections && { connections }) });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
