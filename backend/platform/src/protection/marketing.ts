import type { Database } from '@marquee/database/database';
import { countedAccounts, isExcludedElsewhere, isTimedOutElsewhere, linksOf } from '../persons/links';
import { accessAt, accessColumns } from './access';
import { day } from './periods';

/** What counts as a sign of risk, and for how long it does, ms. */
const risk = { window: 90 * day, breaks: 2, lowered: 3 };

/**
 * Whether a player may see promotions (D13): missions, offers, invitations to VIP levels and the referral programme.
 * Not during a break, nor while the account is being closed, nor while staff block anything, `marketing` included, nor
 * at risk: two breaks begun, or limits lowered three times, in 90 days. The same person's other accounts count as well.
 * Takes no lock, because only texts depend on it.
 */
export async function mayPromote(database: Database, playerId: string, now: number): Promise<boolean> {
  const [row] = await database.query(`select ${accessColumns} from protection_players where player_id = $1`, [
    playerId,
  ]);
  if (row && accessAt(row, now) !== 'open') return false;
  const links = await linksOf(database, playerId, now);
  if (isExcludedElsewhere(links) || isTimedOutElsewhere(links, now)) return false;
  return !(await isHeldBack(database, countedAccounts(playerId, links).time, now));
}

/** Whether the person of these accounts is blocked in any way, or at risk. */
async function isHeldBack(database: Database, accounts: readonly string[], now: number): Promise<boolean> {
  const [found] = await database.query(
    `select exists (select 1 from player_blocks b where b.player_id = any($1) and b.lifted_at is null and coalesce(b.until > $2, true)) as blocked,
       count(*) filter (where e.event in ('time_out', 'self_exclude')) as breaks,
       count(*) filter (where e.event = 'set_limit' and e.amount::bigint < e.before::bigint) as lowered
     from (select event, at, nullif(split_part(detail, ' ', 3), 'null') as amount,
         lag(nullif(split_part(detail, ' ', 3), 'null')) over (partition by player_id, event, split_part(detail, ' ', 1), split_part(detail, ' ', 2) order by at) as before
       from protection_events where player_id = any($1) and event in ('time_out', 'self_exclude', 'set_limit')) as e
     where e.at > $3`,
    [accounts, now, now - risk.window],
  );
  if (!found) return false;
  return found.blocked === true || found.breaks >= risk.breaks || found.lowered >= risk.lowered;
}
