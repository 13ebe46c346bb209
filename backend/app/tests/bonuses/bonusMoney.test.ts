import { randomUUID } from 'node:crypto';
import { bonusShare, givenBy, partOf, requiredBy, splitStake } from '@marquee/platform/bonuses/amounts';
import { describe, expect, it, test } from '@rstest/core';
import { bonusBench } from '../../src/testing/bonusBench';
import { testOffer } from '../../src/testing/testOffer';
import { outcomeOf } from '../../src/testing/walletBench';

const { bench, calls, claimant, place, settle, refund, again, holds, slots } = bonusBench();

describe('arithmetic of bonuses', () => {
  test.each([
    ['100 % of a deposit', { kind: 'match', percent: 100, amount: 0, most: 10_000 }, 5000, 5000],
    ['up to the most that is given', { kind: 'match', percent: 100, amount: 0, most: 10_000 }, 15_000, 10_000],
    ['a half, rounded to the player', { kind: 'match', percent: 50, amount: 0, most: 10_000 }, 2001, 1001],
    ['a fixed amount, whatever is paid in', { kind: 'fixed', percent: 0, amount: 700, most: 0 }, 15_000, 700],
    ['a tenth of a loss', { kind: 'cash_back', percent: 10, amount: 0, most: 500 }, 4321, 433],
  ] as const)('gives %s', (_, offer, base, given) => expect(givenBy(offer, base)).toBe(given));

  test('asks to stake the bonus, or the bonus and the deposit, so often', () => {
    expect(requiredBy({ wagering: { times: 10, of: 'bonus' } }, 500, 1000)).toBe(5000);
    expect(requiredBy({ wagering: { times: 10, of: 'bonus_and_deposit' } }, 500, 1000)).toBe(15_000);
  });

  test('stakes cash first [D13.19]', () => {
    expect(splitStake(100, 250, 50)).toEqual({ cash: 100, bonus: 0 });
    expect(splitStake(100, 30, 70)).toEqual({ cash: 30, bonus: 70 });
    expect(splitStake(100, 0, 100)).toEqual({ cash: 0, bonus: 100 });
    expect(splitStake(100, 29, 70)).toBeUndefined();
  });

  test('divides winnings in proportion, and gives the rest of a unit to the player [D13.19]', () => {
    expect(bonusShare(1000, { stake: 300, bonus_stake: 100 })).toBe(333);
    expect(bonusShare(1, { stake: 300, bonus_stake: 299 })).toBe(0);
    expect(bonusShare(1000, { stake: 300, bonus_stake: 300 })).toBe(1000);
    expect(bonusShare(9_000_000_000_000_000, { stake: 3, bonus_stake: 2 })).toBe(6_000_000_000_000_000);
    expect(partOf(7, 1, 2, 'up')).toBe(4);
  });
});

describe('bonus money', () => {
  it('is given once by a claim, however often it is repeated', async () => {
    const context = await bench().player({ on: { bonus_offers: [testOffer()] } });
    const asked = { request_id: randomUUID(), code: 'ONE', promo_code: '' };
    const all = await Promise.all([1, 2, 3].map(() => outcomeOf(calls['bonuses/claim'](asked, context))));
    expect(all.some((answer) => typeof answer === 'object')).toBe(true);
    await calls['bonuses/claim'](asked, context);
    expect(await holds(context)).toEqual({ cash: 0, bonus: 5000, state: 'active', wagered: 0 });
    const second = calls['bonuses/claim']({ ...asked, request_id: randomUUID() }, context);
    expect(await outcomeOf(second)).toBe('offerUnavailable');
  });

  it('is staked after cash, and winnings are divided [D13.19]', async () => {
    const context = await claimant(testOffer(), 1000);
    await place(context, 'a', 1500);
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 4500, wagered: 0 });
    await settle(context, 'a', 3001);
    expect(await holds(context)).toMatchObject({ cash: 2001, bonus: 5500, wagered: 1500 });
  });

  it('of a bet that pays several times is what it would be of the sum [D13.19]', async () => {
    const context = await claimant(testOffer(), 2);
    await place(context, 'a', 3);
    for (const part of ['1', '2', '3', '4']) await settle(context, 'a', 1, part);
    // A third of four units is one.
    expect(await holds(context)).toMatchObject({ cash: 3, bonus: 5000, wagered: 3 });
  });

  it('comes back where a bet is rolled back, and nothing counts [D13.18]', async () => {
    const context = await claimant(testOffer(), 100);
    await place(context, 'a', 300);
    await refund(context, 'a');
    await refund(context, 'a');
    expect(await holds(context)).toMatchObject({ cash: 100, bonus: 5000, wagered: 0 });
  });

  it('is not staked where nothing counts, which is a refusal before the stake [D13.20]', async () => {
    const context = await claimant(testOffer(), 100);
    expect(await outcomeOf(place(context, 'a', 300, { category: 'casino' }))).toBe('bonusNotHere');
    await place(context, 'b', 100, { category: 'casino' });
    await settle(context, 'b', 0);
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 5000, wagered: 0 });
  });

  it('above the highest stake is refused; cash is not, and counts up to it [D13.18, D13.20]', async () => {
    const context = await claimant(testOffer({ highest_stake: 200 }), 1000);
    await place(context, 'a', 900);
    await settle(context, 'a', 0);
    expect(await holds(context)).toMatchObject({ cash: 100, bonus: 5000, wagered: 200 });
    expect(await outcomeOf(place(context, 'b', 201))).toBe('bonusStakeTooHigh');
    expect(await outcomeOf(place(context, 'c', 150, { ...slots, stakedBefore: 100 }))).toBe('bonusStakeTooHigh');
    await place(context, 'd', 200);
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 4900 });
  });

  it('becomes cash once it was staked often enough, up to the most of its terms [D13.22]', async () => {
    const terms = { amount: 1000, wagering: { times: 2, of: 'bonus' }, most_converted: 1500 };
    const context = await claimant(testOffer(terms));
    await place(context, 'a', 1000);
    await settle(context, 'a', 3000);
    await place(context, 'b', 1000);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 2000, state: 'active', wagered: 1000 });
    await settle(context, 'b', 400);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 1500, bonus: 0, state: 'completed', wagered: 2000 });
  });

  it('waits with that for the last open bet [D13.22]', async () => {
    const context = await claimant(testOffer({ amount: 1000, wagering: { times: 2, of: 'bonus' } }));
    await place(context, 'a', 600);
    await place(context, 'b', 400);
    await settle(context, 'a', 1400);
    await place(context, 'c', 1000);
    await settle(context, 'c', 900);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 1300, state: 'active', wagered: 1600 });
    await place(context, 'd', 1300);
    await settle(context, 'd', 0);
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 0, state: 'earned' });
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ state: 'earned' });
    await settle(context, 'b', 700);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 700, bonus: 0, state: 'completed' });
    // What comes later is cash.
    await settle(context, 'b', 50, 'late');
    expect(await holds(context)).toMatchObject({ cash: 750, bonus: 0 });
  });

  it('that expires goes back to its offer, and a bet that is open then may still earn it', async () => {
    const context = await claimant(testOffer({ amount: 1000, wagering: { times: 1, of: 'bonus' } }));
    await place(context, 'a', 1000);
    bench().clock.set('2026-03-22T12:00:00Z');
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ state: 'closing' });
    await settle(context, 'a', 1700);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 1700, bonus: 0, state: 'completed' });

    const other = await claimant(testOffer({ amount: 1000, wagering: { times: 2, of: 'bonus' } }));
    await place(other, 'x', 1000);
    bench().clock.set('2026-04-01T12:00:00Z');
    await settle(other, 'x', 1700);
    await bench().lookAtBonuses();
    expect(await holds(other)).toMatchObject({ cash: 0, bonus: 0, state: 'expired' });
  });

  it('that is stopped by the player loses what they were shown, and no cash', async () => {
    const context = await claimant(testOffer(), 700);
    const { value } = await calls['bonuses/list']({ past: false, page: 1 }, context);
    expect(value[0]?.stop).toEqual({ cash_kept: 700, bonus_lost: 5000, in_open_bets: 0 });
    const bonus_id = value[0]?.bonus_id ?? '';
    expect(await outcomeOf(calls['bonuses/cancel']({ bonus_id, balance: 1 }, context))).toBe('bonusChanged');
    await calls['bonuses/cancel']({ bonus_id, balance: 5000 }, context);
    expect(await holds(context)).toMatchObject({ cash: 700, bonus: 0, state: 'cancelled' });
    await calls['bonuses/cancel']({ bonus_id, balance: 5000 }, context);
    const other = await bench().player();
    expect(await outcomeOf(calls['bonuses/cancel']({ bonus_id, balance: 0 }, other))).toBe('bonusUnknown');
  });

  it('of a corrected result is taken back as far as it goes, and counts no more when it is void [D13.18]', async () => {
    const sport = { category: 'sportsbook' as const };
    const context = await claimant(testOffer({ counts: [{ category: 'sportsbook', percent: 100 }] }), 500);
    await place(context, 's', 1000, sport, 'sports');
    await settle(context, 's', 4000);
    expect(await holds(context)).toMatchObject({ cash: 2000, bonus: 6500, wagered: 1000 });
    await again(context, 's', 0, 'lost', 'one');
    expect(await holds(context)).toMatchObject({ cash: 0, bonus: 4500, wagered: 1000 });
    await again(context, 's', 1000, 'refunded', 'two');
    expect(await holds(context)).toMatchObject({ cash: 500, bonus: 5000, wagered: 0 });
    await again(context, 's', 4000, 'won', 'three');
    expect(await holds(context)).toMatchObject({ cash: 2000, bonus: 6500, wagered: 1000 });
  });
});

describe('an offer', () => {
  it('ends for good when all is promised, exactly, by a hundred claims at once [D13.21]', async () => {
    const offer = testOffer({ amount: 700, budget: 10_000 });
    const players = [];
    for (let index = 0; index < 100; index++) players.push(await bench().player({ on: { bonus_offers: [offer] } }));
    const outcomes = await Promise.all(
      players.map((context) =>
        outcomeOf(calls['bonuses/claim']({ request_id: randomUUID(), code: 'ONE', promo_code: '' }, context)),
      ),
    );
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(14);
    expect(outcomes.filter((outcome) => outcome === 'offerUnavailable')).toHaveLength(86);
    const [row] = await bench().database.query("select promised, stopped_because from bonus_offers where code = 'ONE'");
    expect(row).toEqual({ promised: 9800, stopped_because: 'budget' });
  });
});
