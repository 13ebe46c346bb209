import type { Database } from '@marquee/database/database';
import { isExcludedElsewhere, linksOf } from '../persons/links';
import { accessAt, accessColumns } from './access';

/**
 * Whether the site may market to a player (D9): gifts, invitations, the referral programme. Not during a break, also an
 * exclusion of the same person's other account, nor while the account is being closed. Takes no lock, because only
 * texts depend on it.
 */
export async function mayMarket(database: Database, playerId: string, now: number): Promise<boolean> {
  const [row] = await database.query(`select ${accessColumns} from protection_players where player_id = $1`, [
    playerId,
  ]);
  if (row && accessAt(row, now) !== 'open') return false;
  return !isExcludedElsewhere(await linksOf(database, playerId, now));
}
