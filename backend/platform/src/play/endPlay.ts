import type { Database } from '@marquee/database/database';
import type { Break } from '../protection/access';

/**
 * Ends all games that a player has open, in every tab and frame: nothing is opened or staked in them any more, also
 * when a time-out is over, but for a launch anew that finds a round open (`reopened`). A round that is on the table may
 * still be ended by the player; the game server ends it otherwise. `because` is the state of access that ended them.
 */
export async function endPlay(transaction: Database, playerId: string, because: Break, now: number): Promise<void> {
  await transaction.query(
    `update play_sessions set ended_at = $2, ended_because = $3
     where player_id = $1 and mode = 'real' and ended_at is null`,
    [playerId, now, because],
  );
}

/**
 * Takes the games that a player has open from the sign-in that they belong to: what is played with is refused from now
 * on, as after signing out. A round that is on the table is ended by the game server, and paid.
 */
export async function leavePlay(transaction: Database, playerId: string): Promise<void> {
  await transaction.query(
    "update play_sessions set session_id = null where player_id = $1 and mode = 'real' and session_id is not null",
    [playerId],
  );
}
