import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { accessAt, assertOpen } from './access';
import type { LimitKind } from './periods';
import { lockedPlayer } from './players';
import { realityCheckDue, touchSession } from './sessions';
import { firstReached } from './usage';

/**
 * What a player is about to do. `amount` of assertMay is minor units for deposit and stake, else 0. `play` is play without money: the
 * minigame. `login` is never refused (an excluded player may withdraw and read): it begins the time that session limits and reality
 * checks count.
 */
export type Action = 'deposit' | 'stake' | 'launch' | 'play' | 'login' | 'bonus';

const limitsOf: Record<Action, readonly LimitKind[]> = {
  deposit: ['deposit'],
  stake: ['stake', 'loss', 'session'],
  launch: ['session'],
  play: ['session'],
  login: [],
  bonus: [],
};

/** Actions that go on playing, and so wait for a reality check that is due. */
const played: readonly Action[] = ['launch', 'play', 'stake'];

/**
 * The one door of player protection (decisions §9): resolves when the player may, else throws Refusal `selfExcluded`, `accountClosing`,
 * `timeOut`, `realityCheckDue` or `limitReached`. Call it inside the transaction that then does the action: it locks the player's protection
 * row, so that two actions at once cannot both pass under one limit. Take no ledger lock before it.
 */
export async function assertMay(
  transaction: Database,
  player: { id: string },
  action: Action,
  amount: number,
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, player.id, now);
  if (action !== 'login') assertOpen(accessAt(row, now));
  if (action === 'login' || played.includes(action)) {
    const session = await touchSession(transaction, player.id, now);
    if (action !== 'login' && realityCheckDue(row, session, now)) throw new Refusal('realityCheckDue');
  }
  const reached = await firstReached(transaction, player.id, limitsOf[action], amount, now);
  if (reached) {
    throw new Refusal('limitReached', { fields: { amount: `limitReached.${reached.kind}.${reached.period}` } });
  }
}
