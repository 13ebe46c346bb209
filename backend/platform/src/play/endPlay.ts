import type { Database } from '@marquee/kernel/database/database';
import type { AccessState } from '../protection/access';

/**
 * Ends all games that a player has open, in every tab and frame: nothing is opened or staked in them any more, also when a time-out is over,
 * but for a launch anew that finds a round open (`reopened`). A round that is on the table may still be ended by the player; the game server
 * ends it otherwise. `because` is
 * the state of access that ended them.
 */
export async function endPlay(
  transaction: Database,
  playerId: string,
  because: Exclude<AccessState, 'open'>,
  now: number,
): Promise<void> {
  await transaction.query(
    `update play_sessions set ended_at = $2, ended_because = $3
     where player_id = $1 and mode = 'real' and ended_at is null`,
    [playerId, now, because],
  );
}
