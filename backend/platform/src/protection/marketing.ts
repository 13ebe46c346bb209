import type { Database } from '@marquee/database/database';
import { type AccessRow, accessAt, accessColumns } from './access';

/**
 * Whether the site may woo a player (D9): gifts, invitations, the referral programme. Not during a time-out
 * or a self-exclusion, nor while the account is being closed. Takes no lock, because nothing follows from it but words.
 */
export async function mayMarket(database: Database, playerId: string, now: number): Promise<boolean> {
  const [row] = await database.query<AccessRow>(
    `select ${accessColumns} from protection_players where player_id = $1`,
    [playerId],
  );
  return !row || accessAt(row, now) === 'open';
}
