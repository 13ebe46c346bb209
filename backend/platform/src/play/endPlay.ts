import type { Database } from '@marquee/database/database';
import { isExcludedElsewhere, isSamePerson, isTimedOutElsewhere, type Link, linksOf } from '../persons/links';
import type { Break } from '../protection/access';

/**
 * Ends all play sessions of a player and of the accounts that the break holds in as well: no launch or stake in them
 * any more, even after a time-out, unless a new launch finds an open round (`reopened`). The player, or else the game
 * server, may still finish an open round. `because` is the break that ended them.
 */
export async function endPlay(transaction: Database, playerId: string, because: Break, now: number): Promise<void> {
  const holds = async ({ other }: Link) => {
    const links = await linksOf(transaction, other, now);
    return because === 'excluded' ? isExcludedElsewhere(links) : isTimedOutElsewhere(links, now);
  };
  const players = [playerId];
  for (const link of (await linksOf(transaction, playerId, now)).filter(isSamePerson))
    if (await holds(link)) players.push(link.other);
  await transaction.query(
    `update play_sessions set ended_at = $2, ended_because = $3
     where player_id = any($1) and mode = 'real' and ended_at is null`,
    [players, now, because],
  );
}

/**
 * Detaches a player's play sessions from their sign-in: stakes are refused from now on, as after signing out. The game
 * server ends and pays open rounds.
 */
export async function leavePlay(transaction: Database, playerId: string): Promise<void> {
  await transaction.query(
    "update play_sessions set session_id = null where player_id = $1 and mode = 'real' and session_id is not null",
    [playerId],
  );
}
