import type { Database } from '@marquee/database/database';
import { hour } from './periods';

/** How long a higher limit or a removal can be confirmed once its 24 hours are over (D9.05), ms. */
export const confirmWindow = 72 * hour;

/** Whether a pending change can no longer be confirmed. */
export function hasLapsed(row: { pending: boolean; pending_from: number | null }, now: number): boolean {
  return row.pending && row.pending_from !== null && now >= row.pending_from + confirmWindow;
}

/**
 * Drops every pending change that would let a player do more: of limits, and a slower reality check. A break ends them
 * (D9.05). The caller holds the lock on the player's protection row.
 */
export async function dropPending(transaction: Database, playerId: string, now: number): Promise<void> {
  await transaction.query(
    `update protection_limits set pending = false, pending_amount = null, pending_from = null, lapsed_at = null
     where player_id = $1 and (pending or lapsed_at is not null)`,
    [playerId],
  );
  await transaction.query(
    `update protection_players set reality_pending = null, reality_pending_from = null
     where player_id = $1 and reality_pending_from > $2`,
    [playerId, now],
  );
}
