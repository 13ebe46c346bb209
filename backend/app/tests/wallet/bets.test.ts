import { schemas } from '@marquee/contract/schemas';
import { isFull } from '@marquee/kernel/testing/depth';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { seeded } from '@marquee/platform/ledger/histories';
import { refundBet, settleAgain, settleBet } from '@marquee/platform/wallet/betEnds';
import { type NewBet, recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { statementOf } from '@marquee/platform/wallet/statement';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set('2026-03-14T12:00:00Z');
});
afterAll(() => bench.database.close());

const bettor = ({ player }: PlayerContext) => ({ id: player.id, site: bench.site.domain_name, currency: 'PHP' });
const round = (betId: string, stake: number, more: Partial<NewBet> = {}): NewBet => ({
  betId,
  kind: 'game',
  stake,
  title: 'Lucky Lantern',
  detail: '',
  providerCode: 'JILI',
  gameCode: 'lantern',
  ...more,
});
const now = () => bench.clock.now();
const cash = async (context: PlayerContext) => (await bench.ledger.balances(bench.database, context.player.id)).cash;
const rich = async (amount = 100_000) => {
  const context = await bench.player();
  await bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, context.player, { name: 'opening', amount, at: now() }),
  );
  return context;
};
const history = { type: '', status: '', page: 1, count: 10_000 };
const place = (context: PlayerContext, bet: NewBet) =>
  recordBet(bench.database, bench.ledger, bettor(context), bet, now());
const settle = (context: PlayerContext, betId: string, key: string, payout: number, state: 'won' | 'lost' = 'won') =>
  settleBet(bench.database, bench.ledger, bettor(context), { betId, key, payout, state }, now());
const refund = (context: PlayerContext, betId: string, kind: 'game' | 'sports' = 'game') =>
  refundBet(bench.database, bench.ledger, bettor(context), { betId, kind }, now());

describe('bets', () => {
  it('take the stake, pay the win, and are in the history', async () => {
    const context = await rich();
    await place(context, round('a', 1000));
    await settle(context, 'a', 'w', 2500);
    expect(await cash(context)).toBe(101_500);
    const listed = await bench.calls['wallet/bets'](history, context);
    expect(listed).toMatchObject({ total: 1, staked: 1000, returned: 2500 });
    expect(listed.value[0]).toMatchObject({ bet_id: 'a', state: 'won', payout: 2500 });
    v.parse(schemas['wallet/bets'].output, listed);
  });

  it('are placed, settled and refunded once, however often they are told', async () => {
    const context = await rich();
    for (let time = 0; time < 2; time++) await place(context, round('a', 1000));
    for (let time = 0; time < 2; time++) await settle(context, 'a', 'w', 2500);
    for (let time = 0; time < 2; time++) await settle(context, 'a', 'end', 0, 'lost');
    await place(context, round('b', 1000));
    for (let time = 0; time < 2; time++) await refund(context, 'b');
    expect(await cash(context)).toBe(101_500);
    const { value } = await bench.calls['wallet/bets'](history, context);
    expect(value.map(({ bet_id, state, payout }) => [bet_id, state, payout])).toEqual([
      ['a', 'won', 2500],
      ['b', 'refunded', 1000],
    ]);
  });

  it('of sports that were void and then won by a correction are paid once, however often the win is told', async () => {
    const context = await rich();
    await place(context, round('a', 1000, { kind: 'sports' }));
    await refund(context, 'a', 'sports');
    const won = { betId: 'a', key: 'corrected', payout: 2500, state: 'won' } as const;
    await settleAgain(bench.database, bench.ledger, bettor(context), won, now());
    await settle(context, 'a', 'w', 2500);
    expect(await cash(context)).toBe(101_500);
    const { value } = await bench.calls['wallet/bets'](history, context);
    expect(value).toMatchObject([{ bet_id: 'a', state: 'won', payout: 2500 }]);
  });

  it('of games may be paid in parts; of sports only once', async () => {
    const context = await rich();
    await place(context, round('a', 1000));
    await settle(context, 'a', 'first', 500);
    await settle(context, 'a', 'second', 300);
    await place(context, round('s', 1000, { kind: 'sports' }));
    await settle(context, 's', 'first', 500);
    expect(await outcomeOf(settle(context, 's', 'second', 300))).toBe('betSettled');
    expect(await cash(context)).toBe(100_000 - 2000 + 800 + 500);
  });

  it('that were rolled back before they arrived are refused', async () => {
    const context = await rich();
    expect(await refund(context, 'a')).toBeUndefined();
    expect(await outcomeOf(place(context, round('a', 1000)))).toBe('betCancelled');
    expect(await cash(context)).toBe(100_000);
    expect((await bench.calls['wallet/bets'](history, context)).total).toBe(0);
  });

  it('that were paid cannot be taken back, and those of another cannot be touched', async () => {
    const context = await rich();
    await place(context, round('a', 1000));
    const other = await rich();
    expect(await outcomeOf(settle(other, 'a', 'w', 9))).toBe('betUnknown');
    expect(await outcomeOf(refund(other, 'a'))).toBe('betUnknown');
    await settle(context, 'a', 'w', 1);
    expect(await outcomeOf(refund(context, 'a'))).toBe('betSettled');
  });

  it('are read one by one by their player alone, with the name of the provider', async () => {
    const context = await rich();
    await place(context, round('JILI:a', 1000));
    const { value } = await bench.calls['wallet/bet']({ bet_id: 'JILI:a' }, context);
    v.parse(schemas['wallet/bet'].output, { value });
    expect(value).toMatchObject([
      { bet_id: 'JILI:a', title: 'Lucky Lantern', stake: 1000, state: 'open', round_id: '' },
    ]);
    expect(await outcomeOf(bench.calls['wallet/bet']({ bet_id: 'JILI:b' }, context))).toBe('betUnknown');
    expect(await outcomeOf(bench.calls['wallet/bet']({ bet_id: 'JILI:a' }, await rich()))).toBe('betUnknown');
  });

  it('beyond the balance leave nothing behind', async () => {
    const context = await rich(500);
    const work = bench.database.transaction((tx) =>
      recordBet(tx, bench.ledger, bettor(context), round('a', 501), now()),
    );
    expect(await outcomeOf(work)).toBe('insufficientBalance');
    expect((await bench.calls['wallet/bets'](history, context)).total).toBe(0);
  });
});

describe('statement', () => {
  it('has the days of its period on which money moved, in the zone that is asked for', async () => {
    const context = await rich(5000);
    await place(context, round('a', 1000));
    await settle(context, 'a', 'w', 400);
    bench.clock.set('2026-03-16T20:00:00Z');
    await place(context, round('b', 500));
    const day = (name: string, deposits: number, stakes: number, wins: number) => ({
      ...{ day: name, deposits, withdrawals: 0, stakes, wins },
    });
    const { days } = await statementOf(history, context);
    expect(days).toEqual([day('2026-03-14', 5000, 1000, 400), day('2026-03-16', 0, 500, 0)]);
    const inManila = await statementOf({ ...history, from: '2026-03-15', zone: 'Asia/Manila' }, context);
    expect(inManila.days).toEqual([day('2026-03-17', 0, 500, 0)]);
  });

  it('has entries that are read one by one, by their player alone', async () => {
    const context = await rich(5000);
    const { transactions } = await statementOf(history, context);
    const [entry] = transactions;
    const asked = { transaction_id: entry?.transaction_id ?? '' };
    expect((await bench.calls['wallet/entry'](asked, context)).value).toEqual([entry]);
    expect(await outcomeOf(bench.calls['wallet/entry'](asked, await rich()))).toBe('notFound');
  });

  it('equals the ledger to the unit over a year of activity [D6.15]', async () => {
    const context = await rich(5_000_000);
    const random = seeded(7);
    const below = (limit: number) => Math.floor(random() * limit);
    const net = { stake: 0, win: 0, refund: 0 };
    // A full run bets nearly every day, others every ninth.
    const [bets, hours] = isFull ? [400, 20] : [40, 200];
    for (let index = 0; index < bets; index++) {
      bench.clock.advance(hours * 3_600_000 + below(7_200_000));
      const stake = 100 + below(5000);
      const id = `b${index}`;
      // Rounds are far apart, so each starts a new session and no reality check comes due.
      await place(context, round(id, stake));
      net.stake -= stake;
      const luck = below(10);
      if (luck < 4) {
        const payout = below(stake * 3) + 1;
        await settle(context, id, id, payout);
        net.win += payout;
      } else if (luck === 9) {
        await refund(context, id);
        net.refund += stake;
      } else await settle(context, id, id, 0, 'lost');
    }
    const end = now();
    const all = await statementOf({ ...history, from: '2026-01-01', to: '2028-01-01' }, context);
    v.parse(schemas['wallet/statement'].output, all);
    expect(all.opening_balance).toBe(0);
    expect(all.closing_balance).toBe(await cash(context));
    expect(all.net_result).toBe(net.stake + net.win + net.refund);
    expect(all.lifetime_net_deposits).toBe(5_000_000);
    expect(Object.fromEntries(all.totals.map(({ kind, amount }) => [kind, amount]))).toEqual({
      deposit: 5_000_000,
      ...net,
    });
    expect(all.transactions).toHaveLength(all.total);

    // Adjacent periods must fit together, and each is explained by its lines.
    const days = ['2026-03-01', '2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01', '2027-03-31'];
    let closing = 0;
    for (let index = 0; index < days.length; index += 2) {
      const part = await statementOf({ ...history, from: days[index], to: days[index + 1] }, context);
      expect(part.opening_balance).toBe(closing);
      const sum = part.transactions.reduce((total, { amount }) => total + amount, 0);
      expect(part.opening_balance + sum).toBe(part.closing_balance);
      expect(part.totals.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
      closing = part.closing_balance;
    }
    expect(all.months[0]?.month).toBe(new Date(end).toISOString().slice(0, 7));
    expect(all.months).toHaveLength(12);
  });

  it('counts a day from its first millisecond to its last', async () => {
    const context = await rich();
    for (const [id, at] of [
      ['a', '2026-05-01T00:00:00.000Z'],
      ['b', '2026-05-01T23:59:59.999Z'],
      ['c', '2026-05-02T00:00:00.000Z'],
    ] as const) {
      bench.clock.set(at);
      await place(context, round(id, 100));
    }
    const day = await statementOf({ ...history, from: '2026-05-01', to: '2026-05-01' }, context);
    expect(day.transactions.map(({ reference }) => reference)).toEqual(['b', 'a']);
    expect([day.opening_balance, day.closing_balance]).toEqual([100_000, 99_800]);
  });

  it("counts the days and months of the player's time zone", async () => {
    const context = await rich();
    bench.clock.set('2026-04-30T20:00:00.000Z');
    await place(context, round('late', 100));
    const zone = 'Asia/Manila';
    const day = await statementOf({ ...history, from: '2026-05-01', to: '2026-05-01', zone }, context);
    expect(day.transactions.map(({ reference }) => reference)).toEqual(['late']);
    expect(day.months[0]).toMatchObject({ month: '2026-05', stakes: 100 });
    expect((await statementOf(history, context)).months[0]).toMatchObject({ month: '2026-04', stakes: 100 });
  });

  it('filters by kind and state, and pages', async () => {
    const context = await rich();
    for (let index = 0; index < 5; index++) await place(context, round(`b${index}`, 100));
    const page = await statementOf({ ...history, type: 'stake', page: 2, count: 2 }, context);
    expect(page.total).toBe(5);
    expect(page.transactions.map(({ reference }) => reference)).toEqual(['b2', 'b1']);
    const approved = await statementOf({ ...history, status: 'approved' }, context);
    expect(approved.transactions.map(({ kind }) => kind)).toEqual(['deposit']);
    expect((await statementOf({ ...history, page: 99 }, context)).total).toBe(6);
  });
});
