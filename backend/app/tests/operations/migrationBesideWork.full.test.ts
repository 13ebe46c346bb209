import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { openProofServer, type ProofServer } from '../../src/testing/processes/postgresServer';

let server: ProofServer;
beforeAll(async () => {
  server = await openProofServer();
});
afterAll(() => server.stop());

it('a migration that meets the work of older processes in a deadlock is tried again, and goes through', async () => {
  const [starting, working] = [openPostgres(server.url), openPostgres(server.url)];
  try {
    await working.script('create table first (id int); create table second (id int)');
    const waits = "select 1 from pg_stat_activity where query like 'alter table first%' and wait_event_type = 'Lock'";
    const sql = 'alter table first add column more int; alter table second add column more int';
    const migration = { name: '0001_more.sql', sql, hash: 'hash' };
    let migrating: Promise<string[]> | undefined;
    await working.transaction(async (transaction) => {
      await transaction.query('lock table second in share mode');
      migrating = migrate(starting, [migration]);
      await expect.poll(async () => (await working.query(waits)).length).toBe(1);
      // A deadlock: the server ends the one that has waited longer.
      await transaction.query('lock table first in share mode');
    });
    expect(await migrating).toEqual(['0001_more.sql']);
    expect(await working.query('select more from first union all select more from second')).toEqual([]);
  } finally {
    await starting.close();
    await working.close();
  }
});
