import { randomUUID } from 'node:crypto';
import { schemas } from '@marquee/contract/schemas';
import type { Database } from '@marquee/database/database';
import { decideReview } from '@marquee/platform/bonuses/claims';
import { followDeposit } from '@marquee/platform/bonuses/deposits';
import { endByBreak } from '@marquee/platform/bonuses/endByBreak';
import { type BonusEnd, endAll, endBonus, stopWithRemedy } from '@marquee/platform/bonuses/ends';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { lockedPlayer } from '@marquee/platform/protection/players';
import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { bonusBench } from '../../src/testing/bonusBench';
import { testOffer } from '../../src/testing/testOffer';

const { bench, calls, claimant, place } = bonusBench();

/** What the call of the list says of bonuses that are open, or have ended. */
const listed = async (context: PlayerContext, past: boolean) => {
  const { value } = v.parse(schemas['bonuses/list'].output, await calls['bonuses/list']({ past, page: 1 }, context));
  return value.map(({ state, reason }) => `${state} ${reason}`);
};

type Act = (about: { tx: Database; playerId: string; bonusId: string; now: number }) => Promise<unknown>;

/** Acts on the first bonus of a player, in a transaction. */
async function act({ player }: PlayerContext, what: Act): Promise<void> {
  const [bonus] = await bench().database.query<{ id: string }>('select id from bonuses where player_id = $1', [
    player.id,
  ]);
  await bench().database.transaction((tx) =>
    what({ tx, playerId: player.id, bonusId: bonus?.id ?? '', now: bench().clock.now() }),
  );
}
const endAs =
  (end: BonusEnd, reason: 'byStaff' | 'charged_back' | null): Act =>
  ({ tx, now, ...about }) =>
    endBonus(tx, bench().ledger, { ...about, end, reason }, now);

/** A player whose bonus waits for a deposit. */
async function depositor(): Promise<PlayerContext> {
  const offer = testOffer({
    ...{ code: 'MATCH', kind: 'match', amount: 0, percent: 100, most: 50_000 },
    trigger: { on: 'deposit', which: 'first', least: 1000 },
  });
  const context = await bench().player({ on: { bonus_offers: [offer] } });
  const asked = { request_id: randomUUID(), method: 'bank', amount: 20_000, offer: 'MATCH' };
  await bench().calls['wallet/deposit'](asked, context);
  return context;
}

/** Follows the deposit of a player, whatever became of it. */
async function follow({ player, site }: PlayerContext): Promise<void> {
  const [payment] = await bench().database.query<{ id: string }>('select id from payments where player_id = $1', [
    player.id,
  ]);
  const about = { paymentId: payment?.id ?? '', site };
  await bench().database.transaction((tx) => followDeposit(tx, bench().ledger, about, bench().clock.now()));
}

describe('a player reads why a bonus ended', () => {
  it.each<[string, Act, string]>([
    ['a break', ({ tx, playerId, now }) => endByBreak(tx, bench().ledger, playerId, now), 'cancelled break'],
    [
      'the closing of the account',
      ({ tx, playerId, now }) => endAll(tx, bench().ledger, { playerId, end: 'cancelled', reason: 'closing' }, now),
      'cancelled closing',
    ],
    ['staff, who take it back', endAs('cancelled', 'byStaff'), 'cancelled byStaff'],
    [
      'staff, with a remedy',
      ({ tx, now, ...about }) => stopWithRemedy(tx, bench().ledger, about, now),
      'stopped byStaff',
    ],
    ['its deposit that was charged back', endAs('reversed', 'charged_back'), 'reversed null'],
    ['a withdrawal', endAs('given_up', null), 'given_up null'],
  ])('by %s', async (_, what, expected) => {
    const context = await claimant(testOffer());
    await act(context, what);
    expect(await listed(context, true)).toEqual([expected]);
  });

  it('by themselves, also while a bet is open', async () => {
    const context = await claimant(testOffer());
    await place(context, 'a', 1000);
    const [bonus] = (await calls['bonuses/list']({ past: false, page: 1 }, context)).value;
    expect(bonus).toMatchObject({ state: 'active', reason: null });
    await calls['bonuses/cancel']({ bonus_id: bonus?.bonus_id ?? '', balance: 4000 }, context);
    expect(await listed(context, false)).toEqual(['closing player']);
  });

  it('or why a claim came to nothing: another account, or a deposit that was not paid', async () => {
    const alike = await depositor();
    await bench().database.query("update bonuses set state = 'review' where player_id = $1", [alike.player.id]);
    await act(alike, ({ tx, now, ...about }) => decideReview(tx, bench().ledger, { ...about, give: false }, now));
    expect(await listed(alike, true)).toEqual(['not_given person']);
    const unpaid = await depositor();
    await bench().database.query("update payments set state = 'declined' where player_id = $1", [unpaid.player.id]);
    await follow(unpaid);
    expect(await listed(unpaid, true)).toEqual(['not_given notPaid']);
  });

  it('not what withheld offers meanwhile, only that they were off', async () => {
    const context = await depositor();
    await bench().database.transaction((tx) => lockedPlayer(tx, context.player.id, bench().clock.now()));
    await bench().database.query('update protection_players set time_out_until = $2 where player_id = $1', [
      context.player.id,
      bench().clock.now() + 86_400_000,
    ]);
    await bench().pass(20 * 60_000);
    await follow(context);
    expect(await listed(context, true)).toEqual(['not_given quiet']);
  });

  it('and no verdict of a check before, once its time is over', async () => {
    const context = await claimant(testOffer());
    await bench().database.query("update bonuses set reason = 'reviewed' where player_id = $1", [context.player.id]);
    expect(await listed(context, false)).toEqual(['active null']);
    bench().clock.set('2026-04-20T12:00:00Z');
    await bench().lookAtBonuses();
    expect(await listed(context, true)).toEqual(['expired null']);
  });
});
