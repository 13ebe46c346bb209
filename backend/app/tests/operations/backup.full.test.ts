import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { restoreBackup } from '@marquee/platform/operations/backup/restore';
import { writeBackup } from '@marquee/platform/operations/backup/write';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';
import { backupBench, onEmpty, rowsOf, specialCharacters } from '../../src/testing/backupBench';

const ledger = postgresLedger({ signals: new BackendSignals() });
let bench: Awaited<ReturnType<typeof backupBench>>;
beforeAll(async () => {
  bench = await backupBench();
});
afterAll(() => bench.close());

describe('a backup', () => {
  it('is read by its owner only, and says what it holds', () => {
    expect(statSync(bench.file).mode & 0o777).toBe(0o600);
    const tables = Object.fromEntries(bench.header.tables.map(({ name, rows }) => [name, rows]));
    expect(tables).toEqual(Object.fromEntries(Object.entries(bench.saved).map(([name, rows]) => [name, rows.length])));
    expect(tables.ledger_transactions).toBeGreaterThan(1);
  });

  it('restores every row unchanged, and a verified ledger that accepts postings', () =>
    onEmpty(async (database) => {
      await restoreBackup(database, bench.file, [allMigrations()], { force: false });
      expect(await rowsOf(database)).toEqual(bench.saved);
      const { flaws, transactions } = await verifyLedger(database);
      expect([flaws, transactions]).toEqual([[], bench.saved.ledger_transactions?.length]);

      // Sequences, triggers, functions and constraints are restored, too.
      const [someone] = await database.query<{ id: string; site: string; currency: string }>(
        "select id, site, currency from players where account_id like 'player_%'",
      );
      const { id = '', site = '', currency = '' } = someone ?? {};
      const legs = [
        { account: 'gateway' as const, amount: -5 },
        { account: 'cash' as const, amount: 5 },
      ];
      const words = { key: 'after', kind: 'deposit' as const, reference: 'x', description: specialCharacters };
      await ledger.post(database, { ...words, site, playerId: id, currency, legs, at: Date.now() });
      expect((await verifyLedger(database)).flaws).toEqual([]);
      await expect(database.script('update ledger_transactions set amounts = amounts')).rejects.toThrow('append-only');
    }));

  it('is a snapshot of one moment while postings go on', async () => {
    const player = await bench.backend.player();
    let going = true;
    const post = async (at: number) =>
      ledger.post(bench.backend.database, {
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
        // The embedded database answers within one turn of the event loop; files need another.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const other = join(bench.folder, 'during.backup');
    await writeBackup(bench.backend.database, other).finally(() => {
      going = false;
    });
    await posting;
    await onEmpty(async (database) => {
      await restoreBackup(database, other, [allMigrations()], { force: false });
      const { flaws } = await verifyLedger(database);
      expect(flaws).toEqual([]);
    });
  });
});
