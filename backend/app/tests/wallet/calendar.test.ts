import { Days } from '@marquee/contract/days';
import { rows } from '@marquee/kernel/testing/depth';
import { vipOf } from '@marquee/platform/account/vip';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { statementOf } from '@marquee/platform/wallet/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const all = { type: '', status: '', page: 1, count: 10_000 };

/** Special days: clock changes, or the end of a year, month or ISO week. */
const oddDays: readonly [zone: string, date: string][] = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['Europe/Moscow', '2026-12-31'],
  ['Asia/Kathmandu', '2026-12-31'],
  ['Asia/Kathmandu', '2028-02-29'],
  ['Asia/Manila', '2027-01-01'],
  ['Asia/Shanghai', '2026-12-31'],
  ['Asia/Kuala_Lumpur', '2026-12-31'],
  ['Asia/Ho_Chi_Minh', '2026-12-31'],
  ['UTC', '2026-12-31'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/Sao_Paulo', '2026-12-31'],
  ['America/Santiago', '2026-09-06'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/St_Johns', '2026-11-01'],
  ['Australia/Sydney', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Africa/Cairo', '2026-04-24'],
];

const later = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
const rich = async (at: number, more: Parameters<typeof bench.player>[0] = {}) => {
  bench.clock.set(at);
  const context = await bench.player(more);
  const opening = { name: 'opening', amount: 1_000_000, at };
  await bench.database.transaction((tx) => seedDeposit(tx, bench.ledger, bench.site, context.player, opening));
  return context;
};

describe('histories and statements', () => {
  it.each(rows(oddDays, 4))('in %s hold every row of %s on its day, and on no other', async (zone, date) => {
    const days = new Days(zone);
    const [first, end] = [days.beginningOf(Date.parse(date)), days.beginningOf(Date.parse(date) + day)];
    const context = await rich(first - 40 * day);
    // A second before and at each end of the day, and each hour in and around it: an hour that occurs twice has rows in
    // both.
    const hours = Array.from({ length: 29 }, (_, index) => first + (index - 2) * hour + 30 * minute);
    const times = [...new Set([...hours, first - 1_000, first, end - 1_000, end])].sort((a, b) => a - b);
    for (const [index, time] of times.entries()) {
      bench.clock.set(time);
      await bench.bet(context, 100, `${index}`);
    }
    bench.clock.set(end + 3 * day);
    const shown: string[] = [];
    let closing: number | undefined;
    for (const name of [later(date, -1), date, later(date, 1)]) {
      const asked = { ...all, from: name, to: name, zone };
      const { transactions, opening_balance, closing_balance, totals } = await statementOf(asked, context);
      const listed = await bench.calls['wallet/bets'](asked, context);
      expect(listed.value.map(({ bet_id }) => bet_id)).toEqual(transactions.map(({ reference }) => reference));
      const expected = times.filter((time) => days.dayOf(time) === name).length;
      expect([listed.total, totals[0]?.count]).toEqual([expected, expected]);
      expect(closing_balance - opening_balance).toBe(-100 * expected);
      if (closing !== undefined) expect(opening_balance).toBe(closing);
      closing = closing_balance;
      shown.push(...transactions.map(({ reference }) => reference));
    }
    expect(shown.sort()).toEqual(times.map((_, index) => `${index}`).sort());

    const months = (await statementOf({ ...all, zone }, context)).months.filter(({ stakes }) => stakes !== 0);
    const monthOf = (time: number) => days.dayOf(time).slice(0, 7);
    const counted = [...new Set(times.map(monthOf))].map((month) => ({
      month,
      stakes: 100 * times.filter((time) => monthOf(time) === month).length,
    }));
    expect(months.map(({ month, stakes }) => ({ month, stakes })).reverse()).toEqual(counted);
  });
});

describe('a limit', () => {
  // Limits are rolling (0021): a day is 24 hours, however many the calendar day has, so that clock changes affect no
  // limit.
  it.each(rows(oddDays, 4))('of a day in %s on %s holds for 24 hours', async (zone, date) => {
    const first = new Days(zone).beginningOf(Date.parse(date));
    const context = await rich(first - day, { on: { time_zone: zone } });
    await protectionCalls['protection/set_limit']({ kind: 'stake', period: 'day', amount: 1_000 }, context);
    bench.clock.set(first + 5 * minute);
    await bench.bet(context, 1_000);
    for (let ms = hour; ms < day; ms += hour) {
      bench.clock.set(first + 5 * minute + ms);
      expect(await outcomeOf(bench.bet(context, 1))).toBe('limitReached');
    }
    bench.clock.set(first + 5 * minute + day + 1_000);
    expect(await outcomeOf(bench.bet(context, 1_000))).not.toBe('limitReached');
  });
});

describe('a month of the VIP ladder', () => {
  it.each([
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z'],
    ['Europe/Madrid', '2026-12-31T23:00:00Z'],
    ['Europe/Madrid', '2026-10-31T23:00:00Z'],
    ['America/New_York', '2026-11-01T04:00:00Z'],
    ['UTC', '2028-03-01T00:00:00Z'],
  ])('begins at midnight in %s: %s', async (zone, begins) => {
    const context = await rich(Date.parse(begins) - 1, { on: { time_zone: zone } });
    const cycle = async () => (await vipOf(context)).nextLevel[0];
    expect(await cycle()).toMatchObject({ starting_deposit: 0, cycle_deposit: 1_000_000 });
    bench.clock.set(begins);
    expect(await cycle()).toMatchObject({ starting_deposit: 1_000_000, cycle_deposit: 0 });
  });
});
