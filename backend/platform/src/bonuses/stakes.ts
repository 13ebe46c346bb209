import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { isSamePerson, linksOf } from '../persons/links';
import type { BonusOffer } from '../sites/bonusOffer';
import { splitStake } from './amounts';
import { countedStake, countingOf, type StakedOn } from './counting';
import { change, lockedBonus } from './rows';

/** How a stake is paid, and what of it counts; minor units. `bonusId` is null without an active bonus. */
export interface StakeMoney {
  cash: number;
  bonus: number;
  bonusId: string | null;
  counts: number;
}

/** What a player may stake now, as the database function `bonus_stakeable` answers. */
interface Stakeable {
  cash: number;
  bonus_id: string | null;
  balance: number | null;
  expires_at: number | null;
  terms: BonusOffer | null;
}

/** A player's own account and those of the same person, by what is proved (ADR 95). */
async function accountsOf(database: Database, playerId: string, now: number): Promise<string[]> {
  const others = (await linksOf(database, playerId, now)).filter(isSamePerson);
  return [playerId, ...others.map(({ other }) => other)];
}

/** Whether one of these accounts has an open bet on one of these events that counts: of those only the first does. */
async function hasCountedBet(
  database: Database,
  accounts: readonly string[],
  events: readonly string[],
): Promise<boolean> {
  const [other] = await database.query(
    `select 1 from sports_bets s join bets b on b.site = s.site and b.id = s.id
     where s.player_id = any($1) and s.state = 'open' and b.counts > 0
       and exists (select 1 from sports_legs leg where leg.bet_id = s.id and leg.match_id = any($2)) limit 1`,
    [accounts, events],
  );
  return other !== undefined;
}

/**
 * How much of a stake counts for a bonus, and why not: as `countingOf`, and of a person's open bets on an event only
 * the first, and no slip that has an event twice. Before a stake, `assertMay` has locked all accounts of the person, so
 * that two of them cannot both be the first.
 */
export async function countingNow(
  database: Database,
  { playerId, terms }: { playerId: string; terms: BonusOffer },
  on: StakedOn,
  now: number,
) {
  const counting = countingOf(terms, on);
  const { events = [] } = on;
  if (counting.percent === 0 || events.length === 0) return counting;
  // Singles of one slip may be on opposite outcomes.
  if (new Set(events).size < events.length) return { percent: 0, reason: 'oneEvent' as const };
  const accounts = await accountsOf(database, playerId, now);
  if (await hasCountedBet(database, accounts, events)) return { percent: 0, reason: 'sameEvent' as const };
  return counting;
}

/**
 * Decides how a stake is paid: cash first, the rest by the active bonus, if what it is staked on counts for it. Locks
 * the player's ledger row until the transaction ends. Throws Refusal `bonusNotHere` if only the bonus could pay the
 * rest, and may not; `bonusStakeTooHigh` for a stake with bonus money above the highest, `insufficientBalance`.
 */
export async function stakeMoney(
  transaction: Database,
  playerId: string,
  stake: number,
  on: StakedOn,
  now: number,
): Promise<StakeMoney> {
  const [held] = await transaction.query<Stakeable>('select * from bonus_stakeable($1)', [playerId]);
  const cash = held?.cash ?? 0;
  const { bonus_id: bonusId, terms } = held ?? {};
  const isOver = held?.expires_at != null && held.expires_at <= now;
  if (!bonusId || !terms || isOver) {
    if (cash < stake) throw new Refusal('insufficientBalance');
    return { cash: stake, bonus: 0, bonusId: null, counts: 0 };
  }
  const { percent } = await countingNow(transaction, { playerId, terms }, on, now);
  const balance = held?.balance ?? 0;
  const paid = splitStake(stake, cash, percent > 0 ? balance : 0);
  if (!paid) throw new Refusal(splitStake(stake, cash, balance) ? 'bonusNotHere' : 'insufficientBalance');
  const highest = terms.highest_stake;
  if (paid.bonus > 0 && highest !== null && stake + (on.stakedBefore ?? 0) > highest)
    throw new Refusal('bonusStakeTooHigh', { highest });
  return { ...paid, bonusId, counts: countedStake(terms, { stake, stakedBefore: on.stakedBefore ?? 0, percent }) };
}

/** The money of the active bonus that a player may stake on something, minor units; 0 without one, or if it may not. */
export async function bonusFor(database: Database, playerId: string, on: StakedOn, now: number): Promise<number> {
  const [active] = await database.query(
    `select balance, terms from bonuses where player_id = $1 and state = 'active' and kind <> 'free_bet' and expires_at > $2`,
    [playerId, now],
  );
  return active && countingOf(active.terms, on).percent > 0 ? active.balance : 0;
}

/** Writes down what a stake took of its bonus. */
export async function noteStake(
  transaction: Database,
  {
    playerId,
    bonusId,
    bonus,
    betId,
    key,
  }: { playerId: string; bonusId: string; bonus: number; betId: string; key: string },
  now: number,
): Promise<void> {
  if (bonus > 0)
    await change(transaction, { id: bonusId, player_id: playerId }, { key, kind: 'stake', amount: -bonus, betId }, now);
}

/**
 * Takes a free bet for a bet of just its amount. Throws Refusal `freeBetUnusable` if it is not the player's, is in
 * another bet, has ended, or what it is staked on does not count for it.
 */
export async function takeFreeBet(
  transaction: Database,
  playerId: string,
  { freeBet, stake, isSystem, on }: { freeBet: string; stake: number; isSystem: boolean; on: StakedOn },
  now: number,
): Promise<void> {
  const bonus = await lockedBonus(transaction, playerId, freeBet);
  const isThere = bonus?.kind === 'free_bet' && bonus.state === 'active' && bonus.balance === stake;
  if (!bonus || !isThere || isSystem || (bonus.expires_at ?? 0) <= now) throw new Refusal('freeBetUnusable');
  if (countingOf(bonus.terms, on).percent === 0) throw new Refusal('freeBetUnusable');
  await transaction.query("update bonuses set state = 'placed' where id = $1", [bonus.id]);
}
