import { readStatementCsv, statementCsv } from '@marquee/contract/statementCsv';
import { isFull } from '@marquee/kernel/testing/depth';
import { seeded } from '@marquee/platform/ledger/histories';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { statementOf } from '@marquee/platform/wallet/statement';
import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { comparable, statementOfLedger } from '../../src/testing/statementOfLedger';
import { walletBench } from '../../src/testing/walletBench';
import { yearOfActivity } from '../../src/testing/yearOfActivity';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
afterAll(() => bench.database.close());

it('A statement equals the ledger, and its file reads back equal, over a year of all kinds of activity', async () => {
  const context = await bench.player();
  const end = Date.parse('2026-11-01T00:00:00Z');
  await yearOfActivity(context, isFull ? 160 : 80, end, seeded(4));
  bench.clock.set(end);
  const all = { type: '', status: '', page: 1, count: 10_000 };
  const kinds = new Set<string>();
  for (const [from, to] of [
    ['2025-10-01', '2026-11-30'],
    ['2026-02-01', '2026-02-28'],
    ['2026-07-31', '2026-08-01'],
  ] as const) {
    const statement = await statementOf({ ...all, from, to }, context);
    const until = Date.parse(to) + 24 * 3_600_000;
    expect(comparable(statement)).toEqual(
      await statementOfLedger(bench.database, context.player.id, Date.parse(from), until, end),
    );
    const entries = statement.transactions.map(({ title: _, ...entry }) => entry);
    expect(readStatementCsv(statementCsv(entries, 'PHP'))).toEqual(entries);
    for (const { kind } of statement.totals) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual(['bonus', 'deposit', 'refund', 'stake', 'win', 'withdrawal']);
  const { flaws, payments } = await verifyLedger(bench.database);
  expect([flaws, payments]).toEqual([[], []]);
});
