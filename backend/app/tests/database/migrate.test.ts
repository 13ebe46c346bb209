import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, readMigrations } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { assertCounted } from '@marquee/platform/ledger/recount';
import { currencies } from '@marquee/platform/sites/currency';
import { afterAll, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';

const folder = mkdtempSync(join(tmpdir(), 'marquee-migrations-'));
const at = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

describe('migrations', () => {
  it('are those of the folder in the order of their names, whatever the line ends of the checkout', () => {
    writeFileSync(join(folder, '0002_b.sql'), 'create table b (x int);\r\n');
    writeFileSync(join(folder, '0001_a.sql'), 'create table a (x int);\n');
    writeFileSync(join(folder, 'notes.md'), 'none');
    const windows = readMigrations([at]);
    writeFileSync(join(folder, '0002_b.sql'), 'create table b (x int);\n');
    expect(windows.map(({ name }) => name)).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(readMigrations([at])).toEqual(windows);
  });

  it('take nothing away: processes of the version before work on while the new ones start', () => {
    // Replacing a constraint by a wider one of the same name, or an index by its successor, takes nothing away.
    const replaced = /\bdrop constraint (\w+), add constraint \1\b|\bdrop index (\w+);\s+create index \2\b/gi;
    const taking = allMigrations().filter(({ sql }) =>
      /\b(drop|rename)\b/i.test(sql.replaceAll(/--.*/g, '').replaceAll(replaced, '')),
    );
    expect(taking.map(({ name }) => name)).toEqual([]);
  });

  it('that several start at once are applied by one of them', async () => {
    const database = await emptyDatabase();
    const { url } = database;
    const others = Array.from({ length: 4 }, () => (url ? openPostgres(url) : database));
    const applied = await Promise.all(others.map((one) => migrate(one, allMigrations())));
    expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, 0, allMigrations().length]);
    if (url) await Promise.all(others.map((one) => one.close()));
    await database.close();
  });

  it('make the beginning of the audit from what was decided before there was one', async () => {
    const database = await emptyDatabase();
    const all = allMigrations();
    const first = all.findIndex(({ name }) => name === '0103_earlier_decisions.sql');
    await migrate(database, all.slice(0, first));
    await database.script(`insert into contact_messages
      (ticket, site, full_name, contact_email, message, created_at, state, answer, decided_at, decided_by) values
      ('t1', 'a.test', 'N', 'n@a.test', 'm', 1, 'answered', 'a', 20, 'Ann'),
      ('t2', 'a.test', 'N', 'n@a.test', 'm', 1, 'closed', null, 10, 'Bob')`);
    await migrate(database, all);
    expect(await database.query('select at, actor_name, act, target from audit_entries order by sequence')).toEqual([
      { at: 10, actor_name: 'Bob', act: 'messages/close', target: 'ticket:t2' },
      { at: 20, actor_name: 'Ann', act: 'messages/answer', target: 'ticket:t1' },
    ]);
    expect(await verifyAudit(database)).toMatchObject({ entries: 2, flaw: null });
    await database.close();
  });

  it('name currencies whose stored amounts would be read wrong, and no backend starts on them', async () => {
    const database = await emptyDatabase();
    const all = allMigrations();
    await migrate(
      database,
      all.slice(
        0,
        all.findIndex(({ name }) => name === '0085_currencies_to_recount.sql'),
      ),
    );
    for (const currency of ['PHP', 'KWD', 'IDR'])
      await database.query("insert into ledger_players (player_id, site, currency) values ($1, 'a.test', $1)", [
        currency,
      ]);
    await migrate(database, all);
    await expect(assertCounted(database)).rejects.toThrow(
      'IDR is stored with 0 decimal places and has 2 now; KWD is stored with 2 decimal places and has 3 now.',
    );
    await database.query('delete from currencies_to_recount');
    await assertCounted(database);
    await database.close();
  });

  it('compare the old number of decimal places with every code that has another number now', () => {
    const sql = allMigrations().find(({ name }) => name === '0085_currencies_to_recount.sql')?.sql ?? '';
    const listed = [...sql.matchAll(/'([A-Z]{3})'/g)].map(([, code = '']) => code);
    const before = (code: string) => (['VND', 'IDR', 'MMK', 'JPY', 'KRW'].includes(code) ? 0 : 2);
    const changed = [...currencies].filter(([code, digits]) => digits !== before(code)).map(([code]) => code);
    expect([...new Set(listed)].sort()).toEqual(changed.sort());
  });

  it('that cannot be applied leave the database as it was, and say what to do', async () => {
    const database = await emptyDatabase();
    const [first, ...rest] = allMigrations();
    const before = [
      { name: '0001_a.sql', sql: 'create table a (x int not null); insert into a values (1)', hash: 'a' },
    ];
    await migrate(database, before);
    const check = { name: '0002_b.sql', sql: 'create table b (x int); alter table a add check (x > 1)', hash: 'b' };
    const refused = (list: Parameters<typeof migrate>[1]) =>
      migrate(database, list).then(
        () => 'nothing',
        ({ message }: Error) => message,
      );
    expect(await refused([...before, check])).toMatch(
      /^Migration 0002_b\.sql does not go through: .*violated.*The database is as it was\. Start again; .*the version before/,
    );
    expect(await database.query("select to_regclass('b')::text as b")).toEqual([{ b: null }]);
    expect(await refused(before.map((one) => ({ ...one, hash: 'c' })))).toMatch(/changed after .* Unpack .* anew/);
    expect(await refused([first, ...rest].flatMap((one) => one ?? []))).toMatch(
      /0001_a\.sql, which this version does not know.*as it was\. Start the newer version again, or go back to the backup/,
    );
    await database.close();
  });
});
