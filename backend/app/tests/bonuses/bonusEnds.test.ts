import { randomUUID } from 'node:crypto';
import { decideReview } from '@marquee/platform/bonuses/claims';
import { followDeposit } from '@marquee/platform/bonuses/deposits';
import { endByBreak } from '@marquee/platform/bonuses/endByBreak';
import { endBonus, extendOffer, giveUpByWithdrawal, stopOffer, stopWithRemedy } from '@marquee/platform/bonuses/ends';
import { offersOfCode } from '@marquee/platform/bonuses/promoCodes';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { reversalLegs } from '@marquee/platform/ledger/claims';
import { lockedPlayer } from '@marquee/platform/protection/players';
import { describe, expect, it } from '@rstest/core';
import { bonusBench } from '../../src/testing/bonusBench';
import { testOffer } from '../../src/testing/testOffer';
import { outcomeOf } from '../../src/testing/walletBench';

const { bench, calls, claimant, place, settle, refund, again, holds, pay } = bonusBench();

const now = () => bench().clock.now();
const bonusesOf = ({ player }: PlayerContext) =>
  bench().database.query<{ id: string; offer: string; state: string; reason: string | null }>(
    'select id, offer, state, reason from bonuses where player_id = $1 order by created_at, id',
    [player.id],
  );
const firstId = async (context: PlayerContext) => (await bonusesOf(context))[0]?.id ?? '';
const balances = ({ player }: PlayerContext) => bench().ledger.balances(bench().database, player.id);

/** An offer that doubles the first deposit, to be staked once. */
const match = (own: object = {}) =>
  testOffer({
    ...{ code: 'MATCH', kind: 'match', amount: 0, percent: 100, most: 50_000, wagering: { times: 1, of: 'bonus' } },
    ...{ trigger: { on: 'deposit', which: 'first', least: 1000 }, ...own },
  });

/** Asks for a deposit with an offer; the method decides how the gateway ends it. */
async function deposit(context: PlayerContext, amount: number, offer = 'MATCH') {
  const asked = { request_id: randomUUID(), method: 'bank', amount, offer };
  const { value } = await bench().calls['wallet/deposit'](asked, context);
  return value[0]?.payment_id ?? '';
}
const approved = async (context: PlayerContext, amount: number) => {
  const id = await deposit(context, amount);
  await bench().pass(20 * 60_000);
  await follow(context, id);
  return id;
};
const follow = ({ site }: PlayerContext, paymentId: string) =>
  bench().database.transaction((tx) => followDeposit(tx, bench().ledger, { paymentId, site }, now()));

describe('a bonus for a deposit', () => {
  it('is promised with it, given once its money has arrived, and once for an offer', async () => {
    const context = await bench().player({ on: { bonus_offers: [match()] } });
    await deposit(context, 20_000);
    expect(await bonusesOf(context)).toMatchObject([{ state: 'promised' }]);
    expect((await balances(context)).bonus).toBe(0);
    expect(await outcomeOf(deposit(context, 20_000))).toBe('offerUnavailable');
    await bench().pass(20 * 60_000);
    const [payment] = await bench().database.query<{ id: string }>('select id from payments where player_id = $1', [
      context.player.id,
    ]);
    await follow(context, payment?.id ?? '');
    await follow(context, payment?.id ?? '');
    expect(await bonusesOf(context)).toMatchObject([{ state: 'active' }]);
    expect(await balances(context)).toMatchObject({ cash: 20_000, bonus: 20_000 });
  });

  it('is taken back with it: what is left, and what it became, never below zero [D13.23]', async () => {
    const context = await bench().player({ on: { bonus_offers: [match()] } });
    const id = await approved(context, 20_000);
    await place(context, 'a', 20_000);
    await settle(context, 'a', 0);
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ cash: 20_000, bonus: 0, state: 'completed' });
    // What it became is the player's, whatever else would end it.
    for (const end of ['cancelled', 'expired', 'stopped'] as const) {
      const ended = { playerId: context.player.id, bonusId: await firstId(context), end, reason: null };
      await bench().database.transaction((tx) => endBonus(tx, bench().ledger, ended, now()));
    }
    expect(await holds(context)).toMatchObject({ cash: 20_000, bonus: 0, state: 'completed' });
    await place(context, 'b', 15_000);
    await settle(context, 'b', 0);
    await bench().database.query("update payments set state = 'charged_back', given_back = amount where id = $1", [id]);
    await bench().database.query(
      "insert into payment_reversals (event_id, payment_id, status, amount, at) select 'e', id, 'charged_back', amount, $2 from payments where id = $1",
      [id, now()],
    );
    await bench().database.transaction(async (tx) => {
      const owner = { playerId: context.player.id, site: bench().site.domain_name, currency: 'PHP' };
      const legs = await reversalLegs(tx, context.player.id, 20_000);
      const said = { key: `payment:${id}:charged_back:e`, reference: id, description: '', at: now() };
      await bench().ledger.post(tx, { ...owner, ...said, kind: 'deposit_charged_back', legs });
    });
    await follow(context, id);
    await follow(context, id);
    expect(await bonusesOf(context)).toMatchObject([{ state: 'reversed' }]);
    expect((await balances(context)).cash).toBe(0);
    const [cost] = await bench().database.query<{ amount: number }>(
      "select sum(amount)::bigint as amount from ledger_entries where account = 'offer:MATCH'",
    );
    expect(cost?.amount).toBe(0);
  });
});

describe('a withdrawal', () => {
  it('gives the bonus up only where its terms say so, and only if the player says that they know', async () => {
    const offer = testOffer({ ends_by_withdrawal: true });
    const context = await claimant(offer, 50_000);
    const giveUp = (isKnown: boolean) =>
      bench().database.transaction((tx) =>
        giveUpByWithdrawal(tx, bench().ledger, { playerId: context.player.id, isKnown }, now()),
      );
    expect(await outcomeOf(giveUp(false))).toBe('bonusGivenUp');
    expect(await holds(context)).toMatchObject({ bonus: 5000, state: 'active' });
    await giveUp(true);
    expect(await holds(context)).toMatchObject({ cash: 50_000, bonus: 0, state: 'given_up' });

    const keeper = await claimant(testOffer({ code: 'KEEP' }), 50_000);
    await bench().database.transaction((tx) =>
      giveUpByWithdrawal(tx, bench().ledger, { playerId: keeper.player.id, isKnown: false }, now()),
    );
    expect(await holds(keeper)).toMatchObject({ bonus: 5000, state: 'active' });
  });
});

describe('a break', () => {
  it('ends what could still be used, without loss of cash; what is earned is paid after it', async () => {
    const offer = testOffer({ amount: 1000, wagering: { times: 1, of: 'bonus' } });
    const context = await claimant(offer, 500);
    await bench().database.transaction((tx) => endByBreak(tx, bench().ledger, context.player.id, now()));
    expect(await holds(context)).toMatchObject({ cash: 500, bonus: 0, state: 'cancelled' });

    const earner = await claimant(offer);
    await place(earner, 'a', 1000);
    await settle(earner, 'a', 900);
    await bench().database.transaction((tx) => lockedPlayer(tx, earner.player.id, now()));
    await bench().database.query('update protection_players set time_out_until = $2 where player_id = $1', [
      earner.player.id,
      now() + 86_400_000,
    ]);
    await bench().database.transaction((tx) => endByBreak(tx, bench().ledger, earner.player.id, now()));
    await bench().lookAtBonuses();
    expect(await holds(earner)).toMatchObject({ cash: 0, bonus: 900, state: 'earned' });
    bench().clock.set('2026-03-16T12:00:00Z');
    await bench().lookAtBonuses();
    expect(await holds(earner)).toMatchObject({ cash: 900, bonus: 0, state: 'completed' });
  });
});

describe('the operator', () => {
  it('stops an offer: nobody may claim it, what players have stays', async () => {
    const context = await claimant(testOffer());
    const where = { site: bench().site.domain_name, code: 'ONE', because: 'a mistake' };
    expect(await stopOffer(bench().database, where, now())).toBe(true);
    expect(await stopOffer(bench().database, where, now())).toBe(false);
    expect(await holds(context)).toMatchObject({ bonus: 5000, state: 'active' });
    expect(await outcomeOf(claimant(testOffer()))).toBe('offerUnavailable');
  });

  it('owes a remedy for a bonus that it stops: what is there becomes cash', async () => {
    const context = await claimant(testOffer({ most_converted: 4000 }), 100);
    const stopped = { playerId: context.player.id, bonusId: await firstId(context) };
    const stop = () => bench().database.transaction((tx) => stopWithRemedy(tx, bench().ledger, stopped, now()));
    expect(await stop()).toBe(true);
    expect(await holds(context)).toMatchObject({ cash: 4100, bonus: 0, state: 'stopped' });
    expect(await stop()).toBe(false);
  });

  it('gives all bonuses of an offer more days', async () => {
    const context = await claimant(testOffer());
    const where = { site: bench().site.domain_name, code: 'ONE', days: 3 };
    expect(await bench().database.transaction((tx) => extendOffer(tx, where, now()))).toBe(1);
    bench().clock.set('2026-03-22T12:00:00Z');
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ state: 'active' });
    bench().clock.set('2026-03-24T12:00:01Z');
    await bench().lookAtBonuses();
    expect(await holds(context)).toMatchObject({ bonus: 0, state: 'expired' });
  });

  it('decides who is only alike: gives, or refuses and frees what was promised', async () => {
    const context = await claimant(testOffer());
    const id = await firstId(context);
    const decide = (give: boolean) =>
      bench().database.transaction((tx) =>
        decideReview(tx, bench().ledger, { playerId: context.player.id, bonusId: id, give }, now()),
      );
    expect(await decide(true)).toBeUndefined();
  });
});

describe('a free bet', () => {
  const offer = () =>
    testOffer({
      ...{ code: 'FREE', kind: 'free_bet', amount: 1000, wagering: { times: 0, of: 'bonus' } },
      counts: [{ category: 'sportsbook', percent: 100, least_odds: 1500 }],
    });
  const on = { category: 'sportsbook' as const, leastOdds: 2000 };

  it('pays its winnings as cash, and is used as a whole once', async () => {
    const context = await claimant(offer());
    const id = await firstId(context);
    expect(await outcomeOf(place(context, 's', 900, on, 'sports', id))).toBe('freeBetUnusable');
    const low = place(context, 's', 1000, { ...on, leastOdds: 1499 }, 'sports', id);
    expect(await outcomeOf(low)).toBe('freeBetUnusable');
    await place(context, 's', 1000, on, 'sports', id);
    expect(await outcomeOf(place(context, 't', 1000, on, 'sports', id))).toBe('freeBetUnusable');
    await settle(context, 's', 1300);
    expect(await balances(context)).toMatchObject({ cash: 1300, bonus: 0, free_bet: 0 });
    expect(await bonusesOf(context)).toMatchObject([{ state: 'completed' }]);
  });

  it('comes back for a week at least when its bet is void, also by a correction', async () => {
    const context = await claimant(offer());
    const id = await firstId(context);
    bench().clock.set('2026-03-21T11:00:00Z');
    await place(context, 's', 1000, on, 'sports', id);
    await refund(context, 's', 'sports');
    expect(await balances(context)).toMatchObject({ cash: 0, free_bet: 1000 });
    bench().clock.set('2026-03-28T10:00:00Z');
    await bench().lookAtBonuses();
    await place(context, 't', 1000, on, 'sports', id);
    await settle(context, 't', 2500);
    await again(context, 't', 0, 'refunded', 'one');
    expect(await balances(context)).toMatchObject({ cash: 0, free_bet: 1000 });
    await again(context, 't', 2500, 'won', 'two');
    expect(await balances(context)).toMatchObject({ cash: 2500, free_bet: 0 });
  });

  it('that expires goes back to its offer', async () => {
    const context = await claimant(offer());
    bench().clock.set('2026-03-22T12:00:00Z');
    await bench().lookAtBonuses();
    expect(await balances(context)).toMatchObject({ cash: 0, free_bet: 0 });
    expect(await bonusesOf(context)).toMatchObject([{ state: 'expired' }]);
  });
});

describe('several bonuses', () => {
  it('begin one after another, in the order of the player', async () => {
    const offers = ['A1', 'B2', 'C3'].map((code) => testOffer({ code }));
    const context = await bench().player({ on: { bonus_offers: offers } });
    for (const { code } of offers) {
      bench().clock.set(new Date(now() + 1).toISOString());
      await calls['bonuses/claim']({ request_id: randomUUID(), code, promo_code: '' }, context);
    }
    const { value } = await calls['bonuses/list']({ past: false, page: 1 }, context);
    expect(value.map(({ code, state }) => [code, state])).toEqual([
      ['A1', 'active'],
      ['B2', 'waiting'],
      ['C3', 'waiting'],
    ]);
    const ids = value.map(({ bonus_id }) => bonus_id);
    await calls['bonuses/order']({ bonus_ids: [ids[2] ?? '', ids[1] ?? ''] }, context);
    await calls['bonuses/cancel']({ bonus_id: ids[0] ?? '', balance: 5000 }, context);
    expect((await bonusesOf(context)).map(({ offer, state }) => [offer, state]).sort()).toEqual([
      ['A1', 'cancelled'],
      ['B2', 'waiting'],
      ['C3', 'active'],
    ]);
    await pay(context, 10);
    expect(await balances(context)).toMatchObject({ cash: 10, bonus: 5000 });
  });
});

describe('a bonus that is ended twice', () => {
  it('lets the next one begin once', async () => {
    const free = { wagering: { times: 0, of: 'bonus' as const } };
    const offers = [testOffer({ code: 'A1' }), testOffer({ code: 'B2', ...free }), testOffer({ code: 'C3' })];
    const context = await bench().player({ on: { bonus_offers: offers } });
    for (const { code } of offers) {
      bench().clock.set(new Date(now() + 1).toISOString());
      await calls['bonuses/claim']({ request_id: randomUUID(), code, promo_code: '' }, context);
    }
    await place(context, 'open', 1000);
    const ended = {
      playerId: context.player.id,
      bonusId: await firstId(context),
      end: 'given_up' as const,
      reason: null,
    };
    for (let time = 0; time < 2; time++)
      await bench().database.transaction((tx) => endBonus(tx, bench().ledger, ended, now()));
    expect((await bonusesOf(context)).map(({ offer, state }) => [offer, state])).toEqual([
      ['A1', 'closing'],
      ['B2', 'earned'],
      ['C3', 'waiting'],
    ]);
  });
});

describe('promo codes', () => {
  it('open their offers, and after twenty wrong ones in a day nothing, also for the right one [D13.25]', async () => {
    const context = await bench().player({ on: { bonus_offers: [testOffer({ promo_code: 'Secret42' })] } });
    expect(await offersOfCode(context, ' secret42 ')).toMatchObject([{ code: 'ONE' }]);
    expect(await offersOfCode(context, '')).toEqual([]);
    const wrong = await Promise.all(
      Array.from({ length: 40 }, (_, at) => outcomeOf(offersOfCode(context, `guess${at}`))),
    );
    expect(wrong.filter((answer) => answer === 'tooManyAttempts')).toHaveLength(20);
    expect(await outcomeOf(offersOfCode(context, 'Secret42'))).toBe('tooManyAttempts');
    const claim = { request_id: randomUUID(), code: 'ONE', promo_code: 'Secret42' };
    expect(await outcomeOf(calls['bonuses/claim'](claim, context))).toBe('tooManyAttempts');
    bench().clock.set('2026-03-15T12:00:01Z');
    await calls['bonuses/claim'](claim, context);
    expect(await holds(context)).toMatchObject({ bonus: 5000, state: 'active' });
  });
});
