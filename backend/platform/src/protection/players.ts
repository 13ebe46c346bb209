import type { Database, RowOf } from '@marquee/database/database';
import { accessColumns } from './access';

const columns = `player_id, created_at, limits_answered, reviewed_at, review_months, reality_minutes, reality_pending, reality_pending_from,
  excluded_here_only, no_stakes_until, no_deposits_until, no_withdrawals_until, ${accessColumns}`;

/**
 * The protection rows of a player and of the accounts that may be the same person's, in the order of their ids: whoever
 * locks several locks them in this order. A link by which nothing can bind (ADR 95) is none.
 */
const locked = `select ${columns} from protection_players where player_id = any(array(
    select $1 union all
    select other_id from person_links where player_id = $1 and lifted_at is null and (contacts <> '' or is_born_same) union all
    select player_id from person_links where other_id = $1 and lifted_at is null and (contacts <> '' or is_born_same)))
  order by player_id for no key update` as const;

/** A player's protection row. */
export type ProtectedPlayer = RowOf<typeof locked>;

/**
 * Reads a player's protection row, creating it if needed, and locks it and those of the person's other accounts until
 * the transaction ends: no action of one account passes beside a break, block or limit of another.
 */
export async function lockedPlayer(transaction: Database, playerId: string, now: number): Promise<ProtectedPlayer> {
  const own = async () => (await transaction.query(locked, [playerId])).find((row) => row.player_id === playerId);
  const row = await own();
  if (row) return row;
  await transaction.query(
    'insert into protection_players (player_id, created_at, reviewed_at) values ($1, $2, $2) on conflict do nothing',
    [playerId, now],
  );
  const made = await own();
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
