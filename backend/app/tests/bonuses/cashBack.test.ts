import { payCashBack } from '@marquee/platform/bonuses/cashBack';
import { lastPeriod } from '@marquee/platform/bonuses/when';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import type { BonusOffer } from '@marquee/platform/sites/bonusOffer';
import { describe, expect, it, test } from '@rstest/core';
import { agreeToInbox } from '../../src/testing/agreeToInbox';
import { bonusBench } from '../../src/testing/bonusBench';
import { testOffer } from '../../src/testing/testOffer';

const { bench, place, settle, again, pay } = bonusBench();

const at = (time: string) => bench().clock.set(time);
const cash = async ({ player }: PlayerContext) => (await bench().ledger.balances(bench().database, player.id)).cash;

/** A tenth of each month's loss in the casino and on sports, as cash. */
const monthly = (own: object = {}) =>
  testOffer({
    ...{ code: 'BACK', kind: 'cash_back', amount: 0, percent: 10, most: 100_000, least_loss: 100, opt_in: false },
    ...{ wagering: { times: 0, of: 'bonus' }, counts: [], trigger: { on: 'period', period: 'month' } },
    ...{ products: ['casino', 'betting'], starts_at: '2026-01-01T00:00Z', ...own },
  });

/** A player who agreed to offers of both products. */
async function agreed(): Promise<PlayerContext> {
  const context = await bench().player();
  const { id } = context.player;
  await agreeToInbox(bench().database, { id, site: bench().site.domain_name }, bench().clock.now(), 'betting');
  return context;
}

/** Pays the cash-back that is due now. */
async function payDue(...offers: BonusOffer[]) {
  const faults: unknown[] = [];
  const site = { ...bench().site, time_zone: 'UTC', bonus_offers: offers };
  const { database, ledger, clock } = bench();
  const parts = { database, ledger, sites: { all: () => [site] }, report: (error: unknown) => void faults.push(error) };
  await Promise.all([payCashBack(parts, clock.now()), payCashBack(parts, clock.now())]);
  await bench().lookAtBonuses();
  expect(faults).toEqual([]);
}

/** Plays a round; what it pays back. */
async function round(context: PlayerContext, id: string, stake: number, payout: number) {
  await place(context, id, stake);
  await settle(context, id, payout);
}

describe('periods of cash-back', () => {
  test.each([
    ['day', 'UTC', '2026-03-14T12:00:00Z', '2026-03-13', '2026-03-13T00:00Z', '2026-03-14T00:00Z'],
    ['week', 'UTC', '2026-03-14T12:00:00Z', '2026-03-02', '2026-03-02T00:00Z', '2026-03-09T00:00Z'],
    ['week', 'UTC', '2026-03-09T00:00:00Z', '2026-03-02', '2026-03-02T00:00Z', '2026-03-09T00:00Z'],
    ['month', 'Asia/Manila', '2026-03-31T16:00:00Z', '2026-03-01', '2026-02-28T16:00Z', '2026-03-31T16:00Z'],
    ['month', 'Europe/London', '2026-04-02T12:00:00Z', '2026-03-01', '2026-03-01T00:00Z', '2026-03-31T23:00Z'],
    ['month', 'UTC', '2027-01-01T00:00:00Z', '2026-12-01', '2026-12-01T00:00Z', '2027-01-01T00:00Z'],
  ] as const)('the last %s in %s at %s begins on %s', (kind, zone, time, key, from, to) => {
    expect(lastPeriod(kind, zone, Date.parse(time))).toEqual({ key, from: Date.parse(from), to: Date.parse(to) });
  });
});

describe('cash-back', () => {
  it('is a part of the loss of the month, once, in cash', async () => {
    const context = await agreed();
    await pay(context, 10_000);
    await round(context, 'a', 5000, 0);
    await round(context, 'b', 1000, 1777);
    at('2026-04-01T00:00:00Z');
    await payDue(monthly());
    // A tenth of 4,223, rounded to the player.
    expect(await cash(context)).toBe(5777 + 423);
    await payDue(monthly());
    expect(await cash(context)).toBe(5777 + 423);
  });

  it('counts a bet in the month in which it ends, and a late result in its own', async () => {
    const context = await agreed();
    await pay(context, 10_000);
    await place(context, 's', 4000, { category: 'sportsbook' }, 'sports');
    await round(context, 'a', 1000, 0);
    at('2026-04-01T00:00:00Z');
    await payDue(monthly());
    // The open bet is not of March.
    expect(await cash(context)).toBe(5000 + 100);
    await settle(context, 's', 0);
    at('2026-05-01T00:00:00Z');
    await payDue(monthly());
    expect(await cash(context)).toBe(5100 + 400);
    // In May the bet turns out to be won: what it pays is of May, and takes from what May lost.
    await again(context, 's', 4500, 'won', 'late');
    await round(context, 'c', 10_000, 0);
    at('2026-06-01T00:00:00Z');
    await payDue(monthly());
    expect(await cash(context)).toBe(550);
  });

  it('is not paid below its least loss, beyond its most, nor for a period in which the offer did not run', async () => {
    const context = await agreed();
    await pay(context, 10_000);
    await round(context, 'a', 99, 0);
    at('2026-04-01T00:00:00Z');
    await payDue(monthly());
    expect(await cash(context)).toBe(9901);
    await round(context, 'b', 5000, 0);
    at('2026-05-01T00:00:00Z');
    await payDue(monthly({ most: 120 }), monthly({ code: 'LATE', starts_at: '2026-04-02T00:00Z' }));
    expect(await cash(context)).toBe(4901 + 120);
  });

  it('is of the products that it names', async () => {
    const context = await agreed();
    await pay(context, 10_000);
    await place(context, 's', 4000, { category: 'sportsbook' }, 'sports');
    await settle(context, 's', 0);
    await round(context, 'a', 1000, 0);
    at('2026-04-01T00:00:00Z');
    await payDue(monthly({ products: ['casino'] }));
    expect(await cash(context)).toBe(5000 + 100);
  });
});
