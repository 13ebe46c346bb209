import type { BetState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { reversalLegs } from '../ledger/claims';
import type { Leg, OperatorAccount } from '../ledger/ledger';
import { bonusShare } from './amounts';
import { type Bonus, change, holdsMoney, lockedBonus, lookAt } from './rows';

/** What of a bet is a bonus's, as its row in `bets` says; minor units. */
export interface BonusBet {
  id: string;
  player_id: string;
  account: string;
  stake: number;
  payout: number;
  bonus_id: string | null;
  bonus_stake: number;
  bonus_payout: number;
  counts: number;
  is_counted: boolean;
}

/** How an amount is divided between cash and the bonus of its bet; both below zero if it is taken back. */
export interface Share {
  cash: number;
  bonus: number;
  holder: Bonus | undefined;
}

/** The bonus of a bet, with its player's ledger row locked; undefined if it has none. */
const holderOf = (transaction: Database, { bonus_id, player_id }: BonusBet) =>
  bonus_id === null ? undefined : lockedBonus(transaction, player_id, bonus_id);

/** How far the bonus's part of what a bet paid changes with its payouts. Winnings of free bets are cash. */
const partOfChange = (bet: BonusBet, payout: number) =>
  bet.account === 'free_bet' ? 0 : bonusShare(payout, bet) - bonusShare(bet.payout, bet);

/** Divides what a bet pays now, when all its payouts come to `total`. What comes to an ended bonus is cash. */
export async function shareOf(transaction: Database, bet: BonusBet, total: number): Promise<Share> {
  const holder = await holderOf(transaction, bet);
  const bonus = holder && holdsMoney(holder) ? partOfChange(bet, total) : 0;
  return { cash: total - bet.payout - bonus, bonus, holder };
}

/**
 * Divides what is taken back of a bet whose payouts come to `total` only. What went to the bonus comes from there as
 * far as it goes, or from cash up to what it was converted to; more of it is not asked for. The rest was paid as cash.
 */
export async function shareTakenBack(transaction: Database, bet: BonusBet, total: number): Promise<Share> {
  const holder = await holderOf(transaction, bet);
  const wasBonus = Math.min(bet.bonus_payout, -partOfChange(bet, total));
  const wasCash = bet.payout - total - wasBonus;
  if (holder && holdsMoney(holder)) return { cash: -wasCash, bonus: -Math.min(wasBonus, holder.balance), holder };
  const converted = holder?.state === 'completed' ? Math.min(wasBonus, holder.converted) : 0;
  return { cash: -wasCash - converted, bonus: 0, holder };
}

/** The legs of a share, paid by an operator's account or taken back to it; empty if nothing moves. */
export async function legsOf(
  transaction: Database,
  playerId: string,
  { cash, bonus }: Share,
  operator: OperatorAccount,
): Promise<Leg[]> {
  const toPlayer: Leg[] = cash < 0 ? [] : [{ account: 'cash', amount: cash }];
  const back = cash < 0 ? await reversalLegs(transaction, playerId, -cash, operator) : [];
  const legs: Leg[] = [...toPlayer, ...back, { account: 'bonus', amount: bonus }];
  legs.push({ account: operator, amount: -Math.max(0, cash) - bonus });
  return legs.filter(({ amount }) => amount !== 0);
}

/** The occasion of a change to a bet: its posting's key, and the state that the bet has after it. */
interface Occasion {
  key: string;
  kind: 'win' | 'refund' | 'corrected';
  state: BetState;
}

/**
 * Writes down what the end of a bet, or another end of it, means to its bonus: what it got, and what counts. A bet
 * counts once it is won or lost. Returns whether it is counted.
 */
export async function noteEnd(
  transaction: Database,
  bet: BonusBet,
  { bonus, holder }: Share,
  { key, kind, state }: Occasion,
  now: number,
): Promise<boolean> {
  if (!holder) return bet.is_counted;
  if (bonus !== 0) await change(transaction, holder, { key, kind, amount: bonus, betId: bet.id }, now);
  const isPlayed = bet.counts > 0 && (state === 'won' || state === 'lost');
  const progresses = holder.state === 'active' || holder.state === 'closing';
  if (isPlayed === bet.is_counted || !progresses) {
    if (holder.state === 'earned' || holder.state === 'closing') await lookAt(transaction, holder.id, now, now);
    return bet.is_counted;
  }
  const counted = isPlayed ? bet.counts : -bet.counts;
  await change(transaction, holder, { key, kind: isPlayed ? 'counted' : 'uncounted', counted, betId: bet.id }, now);
  return isPlayed;
}
