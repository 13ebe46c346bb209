import type { Database } from '@marquee/database/database';
import { type AccessRow, accessAt, accessColumns } from './access';

/**
 * Whether the site may market to a player (D9): gifts, invitations, the referral programme. Not during a break or while
 * the account is being closed. Takes no lock, because only texts depend on it.
 */
export async function mayMarket(database: Database, playerId: string, now: number): Promise<boolean> {
  const [row] = await database.query<AccessRow>(
    `select ${accessColumns} from protection_players where player_id = $1`,
    [playerId],
  );
  return !row || accessAt(row, now) === 'open';
}
