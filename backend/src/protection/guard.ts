import type { Database } from '../database/database';
import { Refusal } from '../server/refusal';
import { accessAt } from './access';
import type { LimitKind } from './periods';
import { lockedPlayer } from './players';
import { realityCheckDue, touchSession } from './sessions';
import { firstReached } from './usage';

/**
 * What a player, or the site towards a player, is about to do. `amount` of assertMay is minor units for deposit and stake, else 0.
 * `login` is never refused (an excluded player may withdraw and read): it begins the time that session limits and reality checks count.
 */
export type Deed = 'deposit' | 'stake' | 'launch' | 'login' | 'bonus' | 'marketing';

const limitsOf: Record<Deed, readonly LimitKind[]> = {
  deposit: ['deposit'],
  stake: ['stake', 'loss', 'session'],
  launch: ['session'],
  login: [],
  bonus: [],
  marketing: [],
};

/**
 * The one door of player protection (decisions §9): resolves when the player may, else throws Refusal `selfExcluded`, `timeOut`,
 * `realityCheckDue` or `limitReached`. Call it inside the transaction that then does the deed: it locks the player's protection
 * row, so that two deeds at once cannot both pass under one limit. Take no ledger lock before it.
 */
export async function assertMay(
  transaction: Database,
  player: { id: string },
  deed: Deed,
  amount: number,
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, player.id, now);
  if (deed !== 'login') {
    const access = accessAt(row, now);
    if (access === 'excluded') throw new Refusal('selfExcluded');
    if (access === 'time_out') throw new Refusal('timeOut');
  }
  if (deed === 'login' || deed === 'launch' || deed === 'stake') {
    const session = await touchSession(transaction, player.id, now);
    if (deed !== 'login' && realityCheckDue(row, session, now)) throw new Refusal('realityCheckDue');
  }
  const reached = await firstReached(transaction, player.id, limitsOf[deed], amount, now);
  if (reached) {
    throw new Refusal('limitReached', { fields: { amount: `limitReached.${reached.kind}.${reached.period}` } });
  }
}
