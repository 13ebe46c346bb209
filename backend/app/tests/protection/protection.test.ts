import { randomUUID } from 'node:crypto';
import { schemas } from '@marquee/contract/schemas';
import { rows } from '@marquee/kernel/testing/depth';
import { inboxOf } from '@marquee/platform/account/inbox';
import { lapseLimits } from '@marquee/platform/account/lapsedLimits';
import { answerReturn } from '@marquee/platform/account/returnAnswers';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { type JurisdictionCode, jurisdictionCodes, jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { type Action, assertMay } from '@marquee/platform/protection/guard';
import {
  addMonths,
  day,
  hour,
  type LimitKind,
  minute,
  type Period,
  periodStart,
} from '@marquee/platform/protection/periods';
import { protectionCalls as calls } from '@marquee/platform/protection/protectionCalls';
import { openReturns } from '@marquee/platform/protection/returnRequests';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set(midnight);
});
afterAll(() => bench.database.close());

const periods = ['day', 'week', 'month'] as const;
/**
 * For code that all jurisdictions share: all cases for the first one and in full runs, otherwise every third,
 * alternating.
 */
const some = <T>(code: JurisdictionCode, all: readonly T[]) =>
  code === 'none' ? all : rows(all, 3, jurisdictionCodes.indexOf(code));
const lengths: Record<Period, number> = { day, week: 7 * day, month: 31 * day };
const second = 1000;
/** Every test starts at midnight, so that a second before and after a day are 23:59:59 and 24:00:01. */
const midnight = '2026-03-14T00:00:00Z';
const may = (context: PlayerContext, action: Action, amount = 0) =>
  outcomeOf(bench.database.transaction((tx) => assertMay(tx, context.player, action, amount, bench.clock.now())));
const state = async (context: PlayerContext) => {
  const { value } = v.parse(schemas['protection/state'].output, await calls['protection/state']({}, context));
  const [first] = value;
  if (!first) throw new Error('no state');
  return first;
};
const setLimit = (context: PlayerContext, kind: LimitKind, period: Period, amount: number | null) =>
  calls['protection/set_limit']({ kind, period, amount }, context);
const limit = async (context: PlayerContext, kind: LimitKind, period: Period) =>
  (await state(context)).limits.find((one) => one.kind === kind && one.period === period);
const player = (jurisdiction: JurisdictionCode = 'none') => bench.player({ on: { jurisdiction } });
const rich = async (jurisdiction: JurisdictionCode = 'none') => {
  const context = await player(jurisdiction);
  await bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, context.player, {
      name: 'opening',
      amount: 1_000_000,
      at: bench.clock.now() - 400 * day,
    }),
  );
  return context;
};
const lapse = () =>
  lapseLimits({
    database: bench.database,
    clock: bench.clock,
    report: (error) => {
      throw error;
    },
  });
const deposit = (context: PlayerContext, amount: number) =>
  bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount }, context);

/** Uses 60,000 of a kind now: money, or minutes (60). */
const use: Record<Exclude<LimitKind, 'session'>, (context: PlayerContext) => Promise<unknown>> = {
  deposit: (context) => deposit(context, 60_000),
  stake: (context) => bench.bet(context, 60_000),
  loss: (context) => bench.bet(context, 60_000),
};

describe('a limit', () => {
  for (const code of jurisdictionCodes) {
    for (const period of some(code, periods)) {
      for (const kind of ['deposit', 'stake', 'loss'] as const) {
        it(`of ${kind} per ${period} (${code}) holds at the last second and is free at the next [D9.02]`, async () => {
          const context = await rich(code);
          await setLimit(context, kind, period, 100_000);
          const action = kind === 'deposit' ? 'deposit' : 'stake';
          const used = bench.clock.now();
          expect(await may(context, action, 100_001)).toBe('limitReached');
          await use[kind](context);
          bench.clock.set(used + lengths[period] - second);
          expect(await may(context, action, 40_001)).toBe('limitReached');
          expect(await may(context, action, 40_000)).toBeUndefined();
          expect((await limit(context, kind, period))?.used).toBe(60_000);
          bench.clock.set(used + lengths[period] + second);
          expect(await may(context, action, 100_000)).toBeUndefined();
          expect((await limit(context, kind, period))?.used).toBe(0);
        });
      }

      it(`of session time per ${period} (${code}) ends play when it is used up, until it is free again [D9.02]`, async () => {
        const context = await rich(code);
        await calls['protection/set_reality_check']({ minutes: 480 }, context);
        await setLimit(context, 'session', period, 60);
        const begun = bench.clock.now();
        expect(await may(context, 'launch')).toBeUndefined();
        for (let passed = 20; passed < 60; passed += 20) {
          bench.clock.set(begun + passed * minute);
          expect(await may(context, 'stake', 1)).toBeUndefined();
        }
        bench.clock.set(begun + 60 * minute - second);
        expect(await may(context, 'stake', 1)).toBeUndefined();
        bench.clock.set(begun + 60 * minute);
        // The reality check is due at the full hour as well; acknowledge it first.
        await calls['protection/acknowledge_reality_check']({}, context);
        for (const action of ['stake', 'launch', 'play'] as const)
          expect(await may(context, action)).toBe('limitReached');
        expect(await may(context, 'login')).toBeUndefined();
        bench.clock.set(begun + lengths[period] - second);
        expect(await may(context, 'launch')).toBe('limitReached');
        bench.clock.set(begun + lengths[period] + second);
        expect(await may(context, 'launch')).toBeUndefined();
      });
    }

    it(`that is higher (${code}) waits 24 hours and is then confirmed [D9.05]`, async () => {
      const context = await player(code);
      await setLimit(context, 'deposit', 'day', 50_000);
      const asked = bench.clock.now();
      await setLimit(context, 'deposit', 'day', 90_000);
      const confirm = () => outcomeOf(calls['protection/confirm_limit']({ kind: 'deposit', period: 'day' }, context));
      expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 50_000, pending: { amount: 90_000 } });
      bench.clock.set(asked + day - second);
      expect(await confirm()).toBe('tooEarly');
      bench.clock.set(asked + day + second);
      expect(await may(context, 'deposit', 50_001)).toBe('limitReached');
      await confirm();
      expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 90_000, pending: null });
      expect(await confirm()).toBe('nothingPending');
    });

    it(`that is higher (${code}) lapses if it is not confirmed within 72 hours, and the player is told [D9.05]`, async () => {
      const context = await player(code);
      await setLimit(context, 'deposit', 'day', 50_000);
      const asked = bench.clock.now();
      await setLimit(context, 'deposit', 'day', null);
      const lapses = asked + day + 72 * hour;
      const confirm = () => outcomeOf(calls['protection/confirm_limit']({ kind: 'deposit', period: 'day' }, context));
      const told = async () => {
        const messages = await inboxOf(bench.database, context.player.id, bench.clock.now());
        return messages.filter(({ title }) => title.EN === 'Your limit stays as it is').length;
      };
      bench.clock.set(lapses - second);
      await lapse();
      expect(await told()).toBe(0);
      expect(await limit(context, 'deposit', 'day')).toMatchObject({
        pending: { amount: null, confirm_until: new Date(lapses).toISOString() },
        lapsed: null,
      });
      bench.clock.set(lapses + second);
      const lapsed = { amount: 50_000, pending: null, lapsed: { amount: null, at: new Date(lapses).toISOString() } };
      // By the clock alone, and after the work has run as well.
      expect(await limit(context, 'deposit', 'day')).toMatchObject(lapsed);
      expect(await confirm()).toBe('nothingPending');
      await lapse();
      await lapse();
      expect(await told()).toBe(1);
      expect(await limit(context, 'deposit', 'day')).toMatchObject(lapsed);
      expect(await confirm()).toBe('nothingPending');
      expect(await may(context, 'deposit', 50_001)).toBe('limitReached');
      await calls['protection/cancel_pending_limit']({ kind: 'deposit', period: 'day' }, context);
      expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 50_000, lapsed: null });
    });

    for (const kind of ['time_out', 'self_exclude'] as const) {
      it(`that is higher (${code}) is dropped when a break begins (${kind}), and none is asked for in it [D9.05]`, async () => {
        const context = await player(code);
        await setLimit(context, 'deposit', 'day', 50_000);
        await calls['protection/set_reality_check']({ minutes: 20 }, context);
        await setLimit(context, 'deposit', 'day', 90_000);
        await calls['protection/set_reality_check']({ minutes: 120 }, context);
        const option = kind === 'time_out' ? '24h' : '6m';
        await calls[`protection/${kind}`]({ request_id: randomUUID(), option }, context);
        expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 50_000, pending: null, lapsed: null });
        expect((await state(context)).reality_check).toMatchObject({ minutes: 20, pending_minutes: null });
        const refusal = kind === 'time_out' ? 'timeOut' : 'selfExcluded';
        expect(await outcomeOf(setLimit(context, 'deposit', 'day', null))).toBe(refusal);
        expect(await outcomeOf(calls['protection/set_reality_check']({ minutes: 120 }, context))).toBe(refusal);
        expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 50_000, pending: null });
        await setLimit(context, 'deposit', 'day', 20_000);
        expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 20_000 });
      });
    }

    it(`that is lower (${code}) holds at once and drops what was waiting [D9.04]`, async () => {
      const context = await player(code);
      await setLimit(context, 'deposit', 'day', 50_000);
      await setLimit(context, 'deposit', 'day', null);
      await setLimit(context, 'deposit', 'day', 20_000);
      expect(await limit(context, 'deposit', 'day')).toMatchObject({ amount: 20_000, pending: null });
      expect(await may(context, 'deposit', 20_001)).toBe('limitReached');
    });
  }

  for (const code of jurisdictionCodes) {
    for (const kind of some(code, ['deposit', 'stake', 'loss'] as const)) {
      it.each([
        ['day', [50_000, 70_000, 90_000]],
        ['week', [90_000, 50_000, 70_000]],
        ['month', [70_000, 90_000, 50_000]],
      ] as const)(`of ${kind} that is the lowest binds (${code}): the one of a %s [D9.03]`, async (lowest, amounts) => {
        const context = await rich(code);
        for (const [place, period] of periods.entries()) {
          await setLimit(context, kind, period, amounts[place] ?? 0);
        }
        const action = kind === 'deposit' ? 'deposit' : 'stake';
        const refused = bench.database.transaction((tx) =>
          assertMay(tx, context.player, action, 50_001, bench.clock.now()),
        );
        await expect(refused).rejects.toMatchObject({
          statusMessage: 'limitReached',
          detail: { fields: { amount: `limitReached.${kind}.${lowest}` } },
        });
        expect(await may(context, action, 50_000)).toBeUndefined();
      });
    }
  }

  it('counts session time in whole minutes, rounded down', async () => {
    const context = await player();
    await may(context, 'login');
    const begun = bench.clock.now();
    for (const [passed, used] of [
      [30 * second, 0],
      [60 * second, 1],
      [119 * second, 1],
      [130 * second, 2],
    ] as const) {
      bench.clock.set(begun + passed);
      await calls['protection/session']({ playing: true }, context);
      expect((await limit(context, 'session', 'day'))?.used).toBe(used);
    }
  });

  it('of session time counts the time in a game, and not the time away from it', async () => {
    const context = await player();
    const watch = (playing: boolean) => calls['protection/session']({ playing }, context);
    await watch(true);
    const begun = bench.clock.now();
    bench.clock.set(begun + 20 * minute);
    await watch(true);
    bench.clock.set(begun + 45 * minute);
    const { value } = await watch(false);
    expect(value[0]).toMatchObject({ started_at: new Date(begun).toISOString(), net: 0, access: 'open' });
    expect((await limit(context, 'session', 'day'))?.used).toBe(20);
    bench.clock.set(begun + 51 * minute);
    expect((await watch(false)).value[0]?.started_at).toBeNull();
  });

  it('of loss counts what was won [D9.02]', async () => {
    const context = await rich();
    await setLimit(context, 'loss', 'day', 50_000);
    await bench.bet(context, 40_000, 'a');
    const bettor = { id: context.player.id, site: 'localhost', currency: 'PHP' };
    await settleBet(
      bench.database,
      bench.ledger,
      bettor,
      { betId: 'a', key: 'a', payout: 30_000, state: 'won' },
      bench.clock.now(),
    );
    expect(await may(context, 'stake', 40_000)).toBeUndefined();
    expect(await may(context, 'stake', 40_001)).toBe('limitReached');
  });

  it('of deposits counts those under way, and not those that came to nothing [D9.02]', async () => {
    const context = await player();
    await setLimit(context, 'deposit', 'day', 100_000);
    await deposit(context, 61_300);
    expect(await may(context, 'deposit', 50_000)).toBe('limitReached');
    await bench.pass(5000);
    expect(await may(context, 'deposit', 50_000)).toBeUndefined();
  });

  it('lets through one of many deposits at once', async () => {
    const context = await player();
    await setLimit(context, 'deposit', 'day', 100_000);
    const results = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(deposit(context, 60_000))));
    expect(results.filter((result) => result === 'limitReached')).toHaveLength(7);
  });

  it('must be answered before the first deposit where opting out is an active choice [D9.06]', async () => {
    const context = await player('uk');
    expect(await outcomeOf(deposit(context, 60_000))).toBe('limitsUnanswered');
    await calls['protection/decline_limits']({}, context);
    expect(await outcomeOf(deposit(context, 60_000))).toMatchObject({ value: [{ state: 'pending' }] });
  });
});

describe('a month', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:01Z'],
    ['2026-02-28T12:00:00Z', '2026-03-28T11:59:59Z', '2026-03-28T12:00:01Z'],
    ['2026-02-28T23:59:59Z', '2026-03-28T23:59:58Z', '2026-03-29T00:00:00Z'],
    ['2026-04-30T12:00:00Z', '2026-05-30T11:59:59Z', '2026-05-30T12:00:01Z'],
    ['2025-12-31T12:00:00Z', '2026-01-31T11:59:59Z', '2026-01-31T12:00:01Z'],
    ['2028-01-30T12:00:00Z', '2028-02-29T23:59:59Z', '2028-03-01T00:00:01Z'],
  ])('that began at %s has not ended at %s, and has at %s [D9.02]', (used, still, free) => {
    expect(periodStart('month', Date.parse(still))).toBeLessThan(Date.parse(used));
    expect(periodStart('month', Date.parse(free))).toBeGreaterThanOrEqual(Date.parse(used));
  });

  it('never begins earlier than it did before, and is 28 to 31 days long', () => {
    let before = 0;
    for (let now = Date.UTC(2027, 0, 1); now < Date.UTC(2029, 0, 1); now += hour) {
      const start = periodStart('month', now);
      expect(start).toBeGreaterThanOrEqual(before);
      expect((now - start) / day).toBeGreaterThanOrEqual(28);
      expect((now - start) / day).toBeLessThanOrEqual(31);
      before = start;
    }
  });
});

describe('a reality check', () => {
  it('stops play when it is due, until it is acknowledged, and shows time and net result [D9.08]', async () => {
    const context = await rich();
    await calls['protection/set_reality_check']({ minutes: 30 }, context);
    const begun = bench.clock.now();
    await bench.bet(context, 700, 'a');
    bench.clock.set(begun + 20 * minute);
    await bench.bet(context, 300, 'b');
    bench.clock.set(begun + 30 * minute - second);
    expect(await may(context, 'stake', 1)).toBeUndefined();
    bench.clock.set(begun + 30 * minute + second);
    expect(await may(context, 'stake', 1)).toBe('realityCheckDue');
    expect(await may(context, 'login')).toBeUndefined();
    expect(await may(context, 'launch')).toBe('realityCheckDue');
    expect(await may(context, 'play')).toBe('realityCheckDue');
    expect((await state(context)).reality_check).toMatchObject({ elapsed_minutes: 30, net: -1000, minutes: 30 });
    const acknowledge = () => calls['protection/acknowledge_reality_check']({}, context);
    await acknowledge();
    expect(await may(context, 'stake', 1)).toBeUndefined();
    // The same check was open in a second tab: answering it later postpones nothing.
    bench.clock.advance(20 * minute);
    expect(await may(context, 'stake', 1)).toBeUndefined();
    await acknowledge();
    bench.clock.advance(10 * minute);
    expect(await may(context, 'stake', 1)).toBe('realityCheckDue');
  });

  it.each(jurisdictionCodes)('that is faster holds at once; a slower one waits 24 hours (%s) [D9.09]', async (code) => {
    const context = await player(code);
    const set = (minutes: number) => calls['protection/set_reality_check']({ minutes }, context);
    await set(15);
    expect((await state(context)).reality_check).toMatchObject({ minutes: 15, pending_minutes: null });
    const asked = bench.clock.now();
    await set(120);
    bench.clock.set(asked + day - second);
    expect((await state(context)).reality_check).toMatchObject({ minutes: 15, pending_minutes: 120 });
    bench.clock.set(asked + day + second);
    expect((await state(context)).reality_check).toMatchObject({ minutes: 120, pending_minutes: null });
  });
});

describe('a time-out', () => {
  for (const code of jurisdictionCodes) {
    for (const { option, hours } of some(code, jurisdictions[code].timeOuts)) {
      it(`of ${option} (${code}) closes every door but withdrawal and login, and opens by itself [D9.11]`, async () => {
        const context = await player(code);
        const from = bench.clock.now();
        await calls['protection/time_out']({ request_id: randomUUID(), option }, context);
        bench.clock.set(from + hours * hour - second);
        for (const action of ['deposit', 'stake', 'launch', 'play', 'bonus'] as const) {
          expect(await may(context, action)).toBe('timeOut');
        }
        expect(await may(context, 'login')).toBeUndefined();
        bench.clock.set(from + hours * hour + second);
        expect(await may(context, 'stake', 1)).toBeUndefined();
      });
    }
  }

  it.each(jurisdictionCodes)(
    'is of any number of days up to the longest, and of nothing else (%s) [D9.10]',
    async (code) => {
      const context = await player(code);
      const longest = code === 'mt' ? 30 : 42;
      const begin = (option: string) =>
        outcomeOf(calls['protection/time_out']({ request_id: randomUUID(), option }, context));
      expect((await state(context)).longest_time_out_days).toBe(longest);
      for (const option of ['0d', '01d', '1.5d', '-1d', '10', 'd', `${longest + 1}d`, '999d', '10D', '']) {
        expect(await begin(option)).toBe('unknownOption');
      }
      expect((await state(context)).access.state).toBe('open');
      for (const days of [1, longest - 1, longest]) {
        await begin(`${days}d`);
        expect((await state(context)).access.until).toBe(new Date(bench.clock.now() + days * day).toISOString());
      }
      bench.clock.advance(longest * day - second);
      expect(await may(context, 'stake', 1)).toBe('timeOut');
      bench.clock.advance(2 * second);
      expect(await may(context, 'stake', 1)).toBeUndefined();
    },
  );

  it('is never shortened, and a repeat of the request does not lengthen it [D9.13]', async () => {
    const context = await player();
    const request = { request_id: randomUUID(), option: '1w' };
    await calls['protection/time_out'](request, context);
    const { until } = (await state(context)).access;
    bench.clock.advance(hour);
    await calls['protection/time_out'](request, context);
    await calls['protection/time_out']({ request_id: randomUUID(), option: '24h' }, context);
    expect((await state(context)).access.until).toBe(until);
  });
});

/** When a self-exclusion may be ended, and the waiting time afterwards (D9.12). */
const exclusions: [JurisdictionCode, option: string, firmMonths: number, waitHours: number][] = [
  ...(['none', 'uk', 'mt'] as const).flatMap((code): [JurisdictionCode, string, number, number][] => [
    [code, '6m', 6, 24],
    [code, '1y', 12, 24],
    [code, '2y', 24, 24],
    [code, '5y', 60, 24],
  ]),
  ['mt', 'indefinite', 0, 168],
  ['ph', '6m', 6, 24],
  ['ph', '1y', 6, 24],
  ['ph', '5y', 6, 24],
];

/** Days within which staff answer the request to end it; null: the request is enough. */
const answerDays = (code: JurisdictionCode, option: string) => (code === 'mt' && option === 'indefinite' ? 7 : null);

/** Staff answer the player's open request. */
const answer = async (context: PlayerContext, verdict: 'granted' | 'refused') => {
  const [open] = await openReturns(bench.database);
  const decision = { id: open?.id ?? '', verdict, answer: 'Please wait a little longer.', by: 'Mara' };
  return bench.database.transaction((tx) => answerReturn(tx, context.site, decision, bench.clock.now()));
};
const grant = (context: PlayerContext) => answer(context, 'granted');

describe('a self-exclusion', () => {
  for (const [code, option, firm, wait] of exclusions) {
    const answered = answerDays(code, option);
    it(`of ${option} (${code}) is firm for ${firm} months, stays until the player acts, then ${wait} hours [D9.12]`, async () => {
      const context = await player(code);
      const from = bench.clock.now();
      // What the page tells before it begins.
      const told = (await state(context)).exclusion_options.find((one) => one.option === option);
      expect(told).toMatchObject({
        return_from: new Date(addMonths(from, firm)).toISOString(),
        wait_hours: wait,
        answer_days: answered,
      });
      const reason = 'I have finished my course.';
      const back = () => outcomeOf(calls['protection/end_exclusion']({ reason }, context));
      await calls['protection/self_exclude']({ request_id: randomUUID(), option }, context);
      const { access } = await state(context);
      expect(access).toMatchObject({ wait_hours: wait, answer_days: answered, irrevocable_until: told?.return_from });
      if (firm > 0) {
        bench.clock.set(addMonths(from, firm) - second);
        expect(await back()).toBe('tooEarly');
      }
      bench.clock.set(addMonths(from, 120));
      expect(await may(context, 'deposit', 1)).toBe('selfExcluded');
      bench.clock.set(addMonths(from, firm) + second);
      for (const action of ['deposit', 'stake', 'launch', 'play', 'bonus'] as const) {
        expect(await may(context, action)).toBe('selfExcluded');
      }
      await back();
      if (answered !== null) await grant(context);
      const asked = bench.clock.now();
      bench.clock.set(asked + wait * hour - second);
      await back();
      expect(await may(context, 'stake', 1)).toBe('selfExcluded');
      bench.clock.set(asked + wait * hour + second);
      expect(await may(context, 'stake', 1)).toBeUndefined();
      expect((await state(context)).access.state).toBe('open');
    });
  }

  it('is described for every option of every profile, as the table above has it [D9.12]', () => {
    const described = exclusions.map(([code, option]) => `${code} ${option}`);
    const offered = jurisdictionCodes.flatMap((code) =>
      jurisdictions[code].exclusions.map(({ option }) => `${code} ${option}`),
    );
    expect(described.sort()).toEqual(offered.sort());
  });

  it('that runs is told with what would come of another one', async () => {
    const context = await player('ph');
    await calls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
    const { irrevocable_until } = (await state(context)).access;
    bench.clock.advance(30 * day);
    const told = (await state(context)).exclusion_options.find(({ option }) => option === '1y');
    expect(told?.return_from).toBe(new Date(addMonths(bench.clock.now(), 6)).toISOString());
    expect(told?.return_from).not.toBe(irrevocable_until);
    await calls['protection/self_exclude']({ request_id: randomUUID(), option: '1y' }, context);
    expect((await state(context)).access.irrevocable_until).toBe(told?.return_from);
  });

  it('that is indefinite (mt) ends only by the answer of staff to a reason, never by itself [D9.12]', async () => {
    const context = await player('mt');
    const back = (reason?: string) => outcomeOf(calls['protection/end_exclusion']({ reason }, context));
    await calls['protection/self_exclude']({ request_id: randomUUID(), option: 'indefinite' }, context);
    expect(await back()).toBe('invalidInput');
    expect(await back('')).toBe('invalidInput');
    const asked = bench.clock.now();
    await back('My debts are paid.');
    await back('Another reason.');
    expect(await openReturns(bench.database)).toMatchObject([{ reason: 'My debts are paid.', asked_at: asked }]);
    expect((await state(context)).access).toMatchObject({
      return_at: null,
      return_request: { asked_at: new Date(asked).toISOString(), answer_by: new Date(asked + 7 * day).toISOString() },
    });
    bench.clock.set(asked + 7 * day + second);
    expect(await may(context, 'stake', 1)).toBe('selfExcluded');
    bench.clock.advance(30 * day);
    expect(await may(context, 'stake', 1)).toBe('selfExcluded');
    await answer(context, 'refused');
    expect((await state(context)).access).toMatchObject({ return_at: null, return_request: null });
    const [message] = await inboxOf(bench.database, context.player.id, bench.clock.now());
    expect(message?.body.EN).toContain('Please wait a little longer.');
    await back('It is two months now.');
    // A new exclusion drops the request: nobody can grant it any more.
    await calls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
    expect(await openReturns(bench.database)).toEqual([]);
  });

  it.each([
    ['the same name and birth date', { born: '1970-05-06' }, 'selfExcluded'],
    ['the same telephone and e-mail address', { phone: '+639171234567', email: 'ana@example.test' }, undefined],
    ['the same telephone alone', { phone: '+639171234567' }, undefined],
    ['nothing in common', {}, undefined],
  ])(
    'of an account with %s, both identified, holds for another one if it is one person’s, until its end [D9.20]',
    async (_, marks, outcome) => {
      const excluded = await bench.player({ ...marks });
      await calls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, excluded);
      const again = await bench.player({ ...marks });
      for (const action of ['deposit', 'stake', 'launch', 'play', 'bonus'] as const) {
        expect(await may(again, action, 0)).toBe(outcome);
      }
      expect(await may(again, 'login')).toBeUndefined();
      bench.clock.set(addMonths(bench.clock.now(), 6) + second);
      await calls['protection/end_exclusion']({}, excluded);
      bench.clock.advance(day + second);
      expect(await may(again, 'stake', 1)).toBeUndefined();
    },
  );

  it('holds on one site or on all, as the player chooses where the profile has that (mt), never less [D9.20]', async () => {
    const marks = { born: '1970-05-06', on: { jurisdiction: 'mt' as const } };
    const [context, beside, elsewhere] = [
      await bench.player(marks),
      await bench.player(marks),
      await bench.player(marks),
    ];
    await bench.database.query("update players set site = 'casino1.localhost' where id = $1", [elsewhere.player.id]);
    const exclude = (scope: 'site' | 'operator', option = '6m', on = context) =>
      outcomeOf(calls['protection/self_exclude']({ request_id: randomUUID(), option, scope }, on));
    const doors = () => Promise.all([context, beside, elsewhere].map((one) => may(one, 'stake', 0)));
    await exclude('site');
    expect(await doors()).toEqual(['selfExcluded', 'selfExcluded', undefined]);
    expect((await state(context)).access.here_only).toBe(true);
    await exclude('operator');
    expect(await doors()).toEqual(['selfExcluded', 'selfExcluded', 'selfExcluded']);
    await exclude('site', '1y');
    expect(await doors()).toEqual(['selfExcluded', 'selfExcluded', 'selfExcluded']);
    expect((await state(context)).access.here_only).toBe(false);
    for (const code of jurisdictionCodes) {
      const other = await player(code);
      expect((await state(other)).choose_sites).toBe(code === 'mt');
      if (code !== 'mt') expect(await exclude('site', '6m', other)).toBe('unknownOption');
    }
  });

  it('is never shortened, and a new one drops the return that was asked for [D9.13]', async () => {
    const context = await player('mt');
    const exclude = (option: string) => calls['protection/self_exclude']({ request_id: randomUUID(), option }, context);
    await exclude('indefinite');
    await calls['protection/end_exclusion']({ reason: 'I am well again.' }, context);
    await grant(context);
    expect((await state(context)).access.return_at).not.toBeNull();
    await exclude('6m');
    expect((await state(context)).access).toMatchObject({ state: 'excluded', until: null, return_at: null });
  });

  it('leaves withdrawal and histories open [D9.17]', async () => {
    const context = await rich();
    await calls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
    const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
    const { value } = await bench.calls['wallet/add_bank_account'](bank, context);
    const withdrawal = { request_id: randomUUID(), bank_account_id: value[0]?.bank_account_id ?? '', amount: 50_000 };
    expect((await bench.calls['wallet/withdraw'](withdrawal, context)).value[0]?.state).toBe('processing');
    const statement = { type: '', status: '', page: 1, count: 10 };
    expect((await bench.calls['wallet/statement'](statement, context)).closing_balance).toBe(950_000);
  });
});

describe('the review prompt', () => {
  for (const [code, limited, months] of [
    ['none', true, 6],
    ['none', false, 6],
    ['uk', true, 6],
    ['uk', false, 12],
    ['mt', true, 6],
    ['mt', false, 6],
    ['ph', true, 6],
    ['ph', false, 6],
  ] as const) {
    it(`comes after ${months} months ${limited ? 'with' : 'without'} a limit (${code}) [D9.07]`, async () => {
      const context = await player(code);
      const from = bench.clock.now();
      if (limited) await setLimit(context, 'deposit', 'day', 50_000);
      await calls['protection/review_done']({}, context);
      bench.clock.set(addMonths(from, months) - second);
      expect((await state(context)).review_due).toBe(false);
      bench.clock.set(addMonths(from, months) + second);
      expect((await state(context)).review_due).toBe(true);
    });
  }

  it('comes more often where the player wants it, never less, and shows what passed since [D9.07]', async () => {
    const context = await rich();
    const from = bench.clock.now();
    await calls['protection/review_done']({}, context);
    await calls['protection/set_review']({ months: 1 }, context);
    await deposit(context, 60_000);
    await bench.pass(5000);
    await bench.bet(context, 700, 'a');
    bench.clock.set(addMonths(from, 1) - second);
    expect(await state(context)).toMatchObject({ review_due: false, review: { months: 1, most: 6 } });
    bench.clock.set(addMonths(from, 1) + second);
    expect(await state(context)).toMatchObject({
      review_due: true,
      review_figures: { since: new Date(from).toISOString(), deposits: 60_000, withdrawals: 0, stakes: 700, wins: 0 },
    });
    await calls['protection/set_review']({ months: 12 }, context);
    expect((await state(context)).review_due).toBe(false);
    bench.clock.set(addMonths(from, 6) + second);
    expect((await state(context)).review_due).toBe(true);
    await calls['protection/review_done']({}, context);
    expect(await state(context)).toMatchObject({ review_due: false, review_figures: null });
  });
});

/** Begun the day before clocks go forward or back in Europe, or the year ends, so that the end is after it. */
const turns = ['2026-03-28T12:00:00Z', '2026-10-24T12:00:00Z', '2026-12-31T12:00:00Z'];

describe('the last second and the next one', () => {
  for (const code of jurisdictionCodes) {
    it.each(some(code, turns))(
      `are told apart over a change of clocks and of the year (${code}, %s) [D9.23]`,
      async (at) => {
        bench.clock.set(at);
        const from = bench.clock.now();
        const [resting, excluded, waiting] = [await player(code), await player(code), await player(code)];
        await calls['protection/time_out']({ request_id: randomUUID(), option: '24h' }, resting);
        await calls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, excluded);
        await setLimit(waiting, 'deposit', 'day', 50_000);
        await setLimit(waiting, 'deposit', 'day', 90_000);
        const confirm = () => outcomeOf(calls['protection/confirm_limit']({ kind: 'deposit', period: 'day' }, waiting));
        const back = () => outcomeOf(calls['protection/end_exclusion']({}, excluded));
        bench.clock.set(from + day - second);
        expect([await may(resting, 'stake', 1), await confirm()]).toEqual(['timeOut', 'tooEarly']);
        bench.clock.set(from + day + second);
        expect(await may(resting, 'stake', 1)).toBeUndefined();
        expect((await limit(waiting, 'deposit', 'day'))?.pending).not.toBeNull();
        bench.clock.set(from + 4 * day - second);
        expect((await limit(waiting, 'deposit', 'day'))?.pending).not.toBeNull();
        bench.clock.set(from + 4 * day + second);
        expect(await confirm()).toBe('nothingPending');
        // The same time of day half a year later, by the calendar and in UTC.
        const half = addMonths(from, 6);
        expect(new Date(half).toISOString().slice(11)).toBe('12:00:00.000Z');
        bench.clock.set(half - second);
        expect(await back()).toBe('tooEarly');
        bench.clock.set(half + second);
        await back();
        bench.clock.set(half + day);
        expect(await may(excluded, 'stake', 1)).toBe('selfExcluded');
        bench.clock.set(half + day + 2 * second);
        expect(await may(excluded, 'stake', 1)).toBeUndefined();
      },
    );
  }
});
