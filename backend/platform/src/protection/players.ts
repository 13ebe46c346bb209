import type { Database, RowOf } from '@marquee/database/database';
import { accessColumns } from './access';

/** A player's protection row. */
export type ProtectedPlayer =
  RowOf<`select ${typeof columns} from protection_players where player_id = $1 for no key update`>;

const columns = `player_id, created_at, limits_answered, reviewed_at, review_months, reality_minutes, reality_pending, reality_pending_from,
  excluded_here_only, no_stakes_until, no_deposits_until, no_withdrawals_until, ${accessColumns}`;

/** Reads a player's protection row, creating it if needed, and locks it until the transaction ends. */
export async function lockedPlayer(transaction: Database, playerId: string, now: number): Promise<ProtectedPlayer> {
  const locked = `select ${columns} from protection_players where player_id = $1 for no key update`;
  const [row] = await transaction.query(locked, [playerId]);
  if (row) return row;
  await transaction.query(
    'insert into protection_players (player_id, created_at, reviewed_at) values ($1, $2, $2) on conflict do nothing',
    [playerId, now],
  );
  const [made] = await transaction.query(locked, [playerId]);
  if (!made) throw new Error('A protection row vanished');
  return made;
}

/** The current interval of the reality check, minutes: a longer one applies after its 24 hours. */
export function realityMinutes(row: ProtectedPlayer, now: number): number {
  const arrived = row.reality_pending_from !== null && now >= row.reality_pending_from;
  return arrived && row.reality_pending !== null ? row.reality_pending : row.reality_minutes;
}

/** Records a decision of the player. False if this `requestId` was recorded before. */
export async function record(
  transaction: Database,
  playerId: string,
  event: { at: number; event: string; detail: string; requestId?: string },
): Promise<boolean> {
  const written = await transaction.query(
    `insert into protection_events (player_id, at, event, detail, request_id) values ($1, $2, $3, $4, $5)
     on conflict (player_id, request_id) do nothing returning player_id`,
    [playerId, event.at, event.event, event.detail, event.requestId ?? null],
  );
  return written.length > 0;
}
