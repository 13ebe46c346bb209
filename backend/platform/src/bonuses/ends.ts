import type { BonusState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { heldCash, reversalLegs, settleClaim } from '../ledger/claims';
import type { Ledger, Leg } from '../ledger/ledger';
import { publish } from '../live/publish';
import type { StoredReason } from './endReason';
import { beginNext } from './grants';
import { hasOpenMoney } from './openMoney';
import { postStep } from './postStep';
import { accountOf, type Bonus, change, costOf, lockedBonus, lookAt, ownerOf } from './rows';

/** How a bonus ends before it is earned. */
export type BonusEnd = Extract<
  BonusState,
  'expired' | 'cancelled' | 'given_up' | 'stopped' | 'reversed' | 'spent' | 'not_given'
>;

async function writeEnd(
  transaction: Database,
  bonus: Bonus,
  end: BonusState,
  reason: StoredReason | null,
  now: number,
) {
  await transaction.query(
    'update bonuses set state = $2, end_state = null, reason = coalesce($3, reason), ended_at = $4 where id = $1',
    [bonus.id, end, reason, now],
  );
  await publish(transaction, bonus.player_id, 'bonuses', {});
}

/** Takes back what a claim promised of its offer's budget: it was never given. An offer that has ended stays ended. */
async function releasePromise(transaction: Database, bonus: Bonus): Promise<void> {
  await transaction.query('update bonus_offers set promised = promised - $3 where site = $1 and code = $2', [
    bonus.site,
    bonus.offer,
    bonus.amount,
  ]);
}

/**
 * Makes a bonus's money cash, up to its cap; the rest goes back to the offer. `end` is `completed`, or `stopped` where
 * the operator ended it and owes a remedy. Call it with the player's ledger row locked.
 */
export async function convert(
  transaction: Database,
  ledger: Ledger,
  bonus: Bonus,
  end: 'completed' | 'stopped',
  now: number,
): Promise<void> {
  const cash = Math.min(bonus.balance, bonus.terms.most_converted ?? bonus.balance);
  if (bonus.balance > 0) {
    const legs: Leg[] = [
      { account: accountOf(bonus), amount: -bonus.balance },
      { account: 'cash', amount: cash },
      { account: costOf(bonus), amount: bonus.balance - cash },
    ];
    const key = await postStep(transaction, ledger, bonus, { step: 'converted', legs }, now);
    if (cash > 0) await change(transaction, bonus, { key, kind: 'converted', amount: -cash }, now);
    const rest = bonus.balance - cash;
    if (rest > 0) await change(transaction, bonus, { key, kind: 'ended', amount: -rest }, now);
  }
  await transaction.query('update bonuses set converted = $2 where id = $1', [bonus.id, cash]);
  const isSpent = bonus.balance === 0 && end === 'completed';
  await writeEnd(transaction, bonus, isSpent ? 'spent' : end, null, now);
  if (cash > 0) await settleClaim(transaction, ledger, ownerOf(bonus), now);
  await beginNext(transaction, ledger, bonus.player_id, now);
}

/** Ends a bonus without open bets: what is left goes back to its offer. Call it with the ledger row locked. */
export async function finish(
  transaction: Database,
  ledger: Ledger,
  bonus: Bonus,
  { end, reason }: { end: BonusEnd; reason: StoredReason | null },
  now: number,
): Promise<void> {
  if (bonus.balance > 0) {
    const legs: Leg[] = [
      { account: accountOf(bonus), amount: -bonus.balance },
      { account: costOf(bonus), amount: bonus.balance },
    ];
    const key = await postStep(transaction, ledger, bonus, { step: 'ended', legs }, now);
    await change(transaction, bonus, { key, kind: 'ended', amount: -bonus.balance }, now);
  }
  await writeEnd(transaction, bonus, end, reason, now);
  await beginNext(transaction, ledger, bonus.player_id, now);
}

/**
 * Ends a bonus, whatever it is at. One that never began is over at once. One with money in open bets is `closing` until
 * they are settled, under the rules of their beginning. An earned one stays earned, unless its deposit was taken back.
 * Returns the bonus as it was, or undefined if there is nothing to end. Throws nothing for a bonus that has ended.
 */
export async function endBonus(
  transaction: Database,
  ledger: Ledger,
  { playerId, bonusId, end, reason }: { playerId: string; bonusId: string; end: BonusEnd; reason: StoredReason | null },
  now: number,
): Promise<Bonus | undefined> {
  const bonus = await lockedBonus(transaction, playerId, bonusId);
  if (!bonus) return undefined;
  switch (bonus.state) {
    case 'promised':
    case 'review':
      await releasePromise(transaction, bonus);
      await writeEnd(transaction, bonus, 'not_given', reason, now);
      return bonus;
    case 'waiting':
      await writeEnd(transaction, bonus, end, reason, now);
      return bonus;
    case 'earned':
      if (end !== 'reversed') return undefined;
      break;
    case 'closing':
      if (bonus.end_state === 'reversed' || bonus.end_state === end) return undefined;
      break;
    case 'placed':
      await transaction.query('update bonuses set end_state = $2, reason = $3 where id = $1', [bonus.id, end, reason]);
      return bonus;
    case 'completed':
      if (end !== 'reversed') return undefined;
      await takeBackConverted(transaction, ledger, bonus, reason, now);
      return bonus;
    case 'active':
      break;
    default:
      return undefined;
  }
  if (await hasOpenMoney(transaction, bonus)) {
    await transaction.query("update bonuses set state = 'closing', end_state = $2, reason = $3 where id = $1", [
      bonus.id,
      end,
      reason,
    ]);
    await publish(transaction, bonus.player_id, 'bonuses', {});
    await beginNext(transaction, ledger, bonus.player_id, now);
    return bonus;
  }
  await finish(transaction, ledger, bonus, { end, reason }, now);
  return bonus;
}

/** What a free bet's bet has paid, minor units. */
async function paidByFreeBet(transaction: Database, bonus: Bonus): Promise<number> {
  const [row] = await transaction.query(
    "select coalesce(sum(payout), 0)::bigint as paid from bets where bonus_id = $1 and account = 'free_bet'",
    [bonus.id],
  );
  return row?.paid ?? 0;
}

/**
 * Takes back what a bonus became, because its deposit was taken back: from cash as far as that goes, the rest is a
 * claim. Cash never goes below zero.
 */
async function takeBackConverted(
  transaction: Database,
  ledger: Ledger,
  bonus: Bonus,
  reason: StoredReason | null,
  now: number,
): Promise<void> {
  const amount = bonus.kind === 'free_bet' ? await paidByFreeBet(transaction, bonus) : bonus.converted;
  if (amount > 0) {
    const legs = await reversalLegs(transaction, bonus.player_id, amount, costOf(bonus));
    await postStep(transaction, ledger, bonus, { step: 'reversed', legs }, now);
  }
  await writeEnd(transaction, bonus, 'reversed', reason, now);
}

/** Ends everything that a player could still use, such as at a break; what is earned or staked stays. */
export async function endAll(
  transaction: Database,
  ledger: Ledger,
  { playerId, end, reason }: { playerId: string; end: BonusEnd; reason: StoredReason },
  now: number,
): Promise<void> {
  const open = await transaction.query(
    "select id from bonuses where player_id = $1 and state in ('promised', 'review', 'waiting', 'active') order by state <> 'active', id",
    [playerId],
  );
  // Those that wait first: else the end of an active one would begin them.
  for (const { id } of open.reverse()) await endBonus(transaction, ledger, { playerId, bonusId: id, end, reason }, now);
}

/**
 * Ends the active bonus that a withdrawal gives up, where its terms say so. Throws Refusal `bonusGivenUp` if the player
 * has not said that they know.
 */
export async function giveUpByWithdrawal(
  transaction: Database,
  ledger: Ledger,
  { playerId, isKnown }: { playerId: string; isKnown: boolean },
  now: number,
): Promise<void> {
  await heldCash(transaction, playerId);
  const given = await transaction.query(
    `select id from bonuses where player_id = $1 and state = 'active' and kind <> 'free_bet'
       and (terms ->> 'ends_by_withdrawal')::boolean`,
    [playerId],
  );
  if (given.length > 0 && !isKnown) throw new Refusal('bonusGivenUp');
  for (const { id } of given)
    await endBonus(transaction, ledger, { playerId, bonusId: id, end: 'given_up', reason: null }, now);
}

/**
 * Ends an offer for good: nobody may claim it any more. What players have of it stays. Returns false if it has ended.
 */
export async function stopOffer(
  transaction: Database,
  { site, code, because }: { site: string; code: string; because: string },
  now: number,
): Promise<boolean> {
  const stopped = await transaction.query(
    `insert into bonus_offers (site, code, stopped_at, stopped_because) values ($1, $2, $3, $4)
     on conflict (site, code) do update set stopped_at = $3, stopped_because = $4 where bonus_offers.stopped_at is null
     returning code`,
    [site, code, now, because],
  );
  return stopped.length > 0;
}

/**
 * Stops an open bonus by the operator's decision, with the remedy that is owed for it: what is there becomes cash, up
 * to the cap of its terms. Free bets lose nothing but themselves, so they are paid their amount. Returns false if it
 * was not open, or its deposit was taken back. What is in a bet or round is settled first.
 */
export async function stopWithRemedy(
  transaction: Database,
  ledger: Ledger,
  { playerId, bonusId }: { playerId: string; bonusId: string },
  now: number,
): Promise<boolean> {
  const bonus = await lockedBonus(transaction, playerId, bonusId);
  if (!bonus || (bonus.state !== 'active' && bonus.state !== 'closing') || bonus.end_state === 'reversed') return false;
  await transaction.query("update bonuses set reason = 'byStaff' where id = $1", [bonus.id]);
  if (await hasOpenMoney(transaction, bonus)) {
    await transaction.query("update bonuses set state = 'closing', end_state = 'stopped' where id = $1", [bonus.id]);
    await beginNext(transaction, ledger, bonus.player_id, now);
    return true;
  }
  await convert(transaction, ledger, bonus, 'stopped', now);
  return true;
}

/** Gives all open bonuses of an offer more days, such as after an outage. Returns how many. */
export async function extendOffer(
  transaction: Database,
  { site, code, days }: { site: string; code: string; days: number },
  now: number,
): Promise<number> {
  const extended = await transaction.query(
    `update bonuses set expires_at = expires_at + $3 where site = $1 and offer = $2 and expires_at is not null
       and (state in ('active', 'placed') or state = 'closing' and end_state = 'expired') returning id, expires_at`,
    [site, code, days * 86_400_000],
  );
  for (const { id, expires_at } of extended) await lookAt(transaction, id, expires_at ?? now, now);
  return extended.length;
}
