import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '@marquee/kernel/database/database';
import { migrate } from '@marquee/kernel/database/migrate';
import { emptyDatabase } from '@marquee/kernel/testing/emptyDatabase';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { restoreBackup } from '@marquee/platform/operations/backup/restore';
import { tablesOf } from '@marquee/platform/operations/backup/tables';
import { type Header, writeBackup } from '@marquee/platform/operations/backup/write';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';
import { testBackend } from '../../src/testing/testBackend';

const ledger = postgresLedger({ signals: new BackendSignals() });
const folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
const file = join(folder, 'all.backup');
let backend: Awaited<ReturnType<typeof testBackend>>;
let header: Header;
/** Every row of every table when the backup was made, as text. */
let saved: Record<string, string[]>;

const rowsOf = async (database: Database) => {
  const all: Record<string, string[]> = {};
  for (const { name } of await tablesOf(database)) {
    const rows = await database.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
};

/** A text with everything that a format could trip over. */
const awkward = 'Ñandú 龍 "8" \\ {a,b} NULL \' \u2028 \t 🎰'.replace('\t', ' ');

beforeAll(async () => {
  backend = await testBackend({ scheduler: { after() {}, stop() {} } });
  await backend.reset();
  // Of the longest tables more than two batches, or one; all of them would be written and read a dozen times.
  await backend.database.script(`
    delete from game_launches where ctid not in (select ctid from game_launches limit 1100);
    delete from games where ctid not in (select ctid from games limit 600)`);
  const player = await backend.player({ cash: 900_000 });
  await backend.call('settings/profile_update', { full_name: awkward, contact_email: 'a@example.test' }, { player });
  await backend.call('content/contact', {
    full_name: 'NULL',
    contact_email: 'b@example.test',
    message: `${awkward}\nand a second line`,
  });
  const request_id = '2b1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11';
  const [method] = (await backend.call('wallet/deposit_methods', {}, { player })).value ?? [];
  await backend.call('wallet/deposit', { request_id, method: method?.method ?? '', amount: 10_000 }, { player });
  await backend.call('protection/set_limit', { kind: 'stake', period: 'day', amount: null }, { player });
  await backend.call('minigame/spin', { request_id }, { player });
  await backend.call('settings/get_inbox', {}, { player });
  saved = await rowsOf(backend.database);
  header = await writeBackup(backend.database, file);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Runs `work` on a database without anything in it. */
async function onEmpty<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await emptyDatabase();
  return work(database).finally(() => database.close());
}

describe('a backup', () => {
  it('is read by its owner only, and says what it holds', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const tables = Object.fromEntries(header.tables.map(({ name, rows }) => [name, rows]));
    expect(tables).toEqual(Object.fromEntries(Object.entries(saved).map(([name, rows]) => [name, rows.length])));
    expect(tables.ledger_transactions).toBeGreaterThan(1);
  });

  it('comes back with every row as it was and a clean ledger that goes on', () =>
    onEmpty(async (database) => {
      await restoreBackup(database, file, allMigrations(), { force: false });
      expect(await rowsOf(database)).toEqual(saved);
      const { flaws, transactions } = await verifyLedger(database);
      expect([flaws, transactions]).toEqual([[], saved.ledger_transactions?.length]);

      // Sequences, triggers, functions and checks are there again, too.
      const [someone] = await database.query<{ id: string; site: string; currency: string }>(
        "select id, site, currency from players where account_id like 'player_%'",
      );
      const { id = '', site = '', currency = '' } = someone ?? {};
      const legs = [
        { account: 'gateway' as const, amount: -5 },
        { account: 'cash' as const, amount: 5 },
      ];
      const words = { key: 'after', kind: 'deposit' as const, reference: 'x', description: awkward };
      await ledger.post(database, { ...words, site, playerId: id, currency, legs, at: Date.now() });
      expect((await verifyLedger(database)).flaws).toEqual([]);
      await expect(database.script('update ledger_transactions set amounts = amounts')).rejects.toThrow('append-only');
    }));

  it('holds one moment while postings go on', async () => {
    const player = await backend.player();
    let going = true;
    const post = async (at: number) =>
      ledger.post(backend.database, {
        key: `during-${at}`,
        kind: 'deposit',
        site: player.site,
        playerId: player.id,
        currency: 'PHP',
        legs: [
          { account: 'gateway', amount: -1 },
          { account: 'cash', amount: 1 },
        ],
        reference: 'x',
        description: 'x',
        at,
      });
    const posting = (async () => {
      for (let at = 1; going; at++) {
        await post(at);
        // The embedded database answers without a turn of the event loop; files need one.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const other = join(folder, 'during.backup');
    await writeBackup(backend.database, other).finally(() => {
      going = false;
    });
    await posting;
    await onEmpty(async (database) => {
      await restoreBackup(database, other, allMigrations(), { force: false });
      const { flaws } = await verifyLedger(database);
      expect(flaws).toEqual([]);
    });
  });
});

describe('a restore', () => {
  /** The backup with its lines changed. */
  const changed = (name: string, change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean);
    const path = join(folder, name);
    writeFileSync(path, gzipSync(`${change(lines).join('\n')}\n`));
    return path;
  };
  const withHeader = (name: string, change: (header: Header) => object) =>
    changed(name, ([first = '{}', ...rest]) => [
      JSON.stringify({ ...JSON.parse(first), ...change(JSON.parse(first) as Header) }),
      ...rest,
    ]);
  const bad: [string, () => string, string][] = [
    ['a file that is none', () => changed('none', () => ['{}']), 'is no backup'],
    ['a file that is not packed', () => writeText('plain', 'hello'), 'cannot be read as a backup'],
    ['a file that is not there', () => join(folder, 'missing'), 'cannot be read as a backup'],
    ['a file that was cut off', () => writeText('cut', readFileSync(file).subarray(0, 3000)), 'cannot be read'],
    ['a file without its end', () => changed('endless', (lines) => lines.slice(0, -1)), 'its end is missing'],
    ['a newer format', () => withHeader('newer', () => ({ version: 2 })), 'a newer version'],
    [
      'a migration that this version does not know',
      () =>
        withHeader('future', ({ migrations }) => ({ migrations: [...migrations, { name: '9999.sql', hash: 'x' }] })),
      'does not know',
    ],
    [
      'a migration that was changed',
      () => withHeader('other', ({ migrations }) => ({ migrations: migrations.map((one) => ({ ...one, hash: 'x' })) })),
      'is another one',
    ],
    [
      'a changed amount',
      () => changed('forged', (lines) => lines.map((line) => line.replace('900000', '900001'))),
      'violates',
    ],
    ['a changed name', () => changed('renamed', (lines) => lines.map((line) => line.replace('龍', '竜'))), 'came out'],
  ];
  function writeText(name: string, text: string | Uint8Array): string {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  it('refuses what is no whole backup, and changes nothing then', () =>
    onEmpty(async (database) => {
      await database.script('create table precious (x int); insert into precious values (7)');
      for (const [what, make, reason] of bad) {
        await expect(restoreBackup(database, make(), allMigrations(), { force: true }), what).rejects.toThrow(reason);
        expect(await database.query('select x from precious'), what).toEqual([{ x: 7 }]);
      }
    }));

  it('wants an empty database unless it is forced, and then replaces all of it', () =>
    onEmpty(async (database) => {
      await migrate(database, allMigrations());
      await database.script(
        "insert into contact_messages values ('t', 's', 'n', 'e', 'm', 1); create table left_over (x int)",
      );
      await expect(restoreBackup(database, file, allMigrations(), { force: false })).rejects.toThrow(
        '--force replaces',
      );
      expect(await database.query('select ticket from contact_messages')).toEqual([{ ticket: 't' }]);
      await restoreBackup(database, file, allMigrations(), { force: true });
      expect(await rowsOf(database)).toEqual(saved);
    }));

  it('of an older version is migrated to this one', () =>
    onEmpty(async (database) => {
      const all = allMigrations();
      const old = join(folder, 'old.backup');
      await migrate(database, all.slice(0, 3));
      await database.script("insert into contact_messages values ('t', 's', 'n', 'e', 'm', 1)");
      await writeBackup(database, old);
      await restoreBackup(database, old, allMigrations(), { force: true });
      expect(await migrate(database, allMigrations())).toEqual([]);
      expect(await database.query('select ticket from contact_messages')).toEqual([{ ticket: 't' }]);
    }));
});
