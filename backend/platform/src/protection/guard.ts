import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { accessAt, assertOpen } from './access';
import type { LimitKind } from './periods';
import { lockedPlayer } from './players';
import { realityCheckDue, touchSession } from './sessions';
import { firstReached } from './usage';

/**
 * What a player is about to do. `amount` of assertMay is in minor units for deposit and stake, else 0. `play` is play
 * without money: the minigame. `login` is never refused (an excluded player may withdraw and read); it starts the time
 * of session limits and reality checks.
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

/** Actions that wait for a due reality check. */
const played: readonly Action[] = ['launch', 'play', 'stake'];

/**
 * Throws Refusal('selfExcluded') if the same person has excluded themself with another account of any site of the
 * installation: same name and birth date, or two equal marks of telephone, e-mail address and bank account.
 */
async function assertNotExcludedElsewhere(transaction: Database, playerId: string, now: number): Promise<void> {
  const excluded = await transaction.query(
    `select 1 from person_marks mine
       join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> mine.player_id
       join protection_players p on p.player_id = theirs.player_id
     where mine.player_id = $1 and p.excluded_at is not null and (p.return_at is null or p.return_at > $2)
     group by theirs.player_id having bool_or(mine.kind = 'name') or count(distinct mine.kind) >= 2 limit 1`,
    [playerId, now],
  );
  if (excluded.length > 0) throw new Refusal('selfExcluded');
}

/**
 * The central check of player protection (D9): passes if the player may act, else throws Refusal `selfExcluded` (also
 * for another account of the person), `accountClosing`, `timeOut`, `realityCheckDue` or `limitReached`. Call it inside
 * the transaction of the action: it locks the player's protection row, so that concurrent actions cannot exceed a
 * limit. Take no ledger lock before it.
 */
export async function assertMay(
  transaction: Database,
  player: { id: string },
  action: Action,
  amount: number,
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, player.id, now);
  if (action !== 'login') {
    assertOpen(accessAt(row, now));
    await assertNotExcludedElsewhere(transaction, player.id, now);
  }
  if (action === 'login' || played.includes(action)) {
    const session = await touchSession(transaction, player.id, now);
    if (action !== 'login' && realityCheckDue(row, session, now)) throw new Refusal('realityCheckDue');
  }
  const reached = await firstReached(transaction, player.id, limitsOf[action], amount, now);
  if (reached) {
    throw new Refusal('limitReached', { fields: { amount: `limitReached.${reached.kind}.${reached.period}` } });
  }
}
