import type { Database } from '@marquee/database/database';
import { mayNotWithdraw } from '../../protection/blocks';

/** The accounts that are being closed, the oldest first. */
export function closingAccounts(database: Database) {
  return database.query(
    `select c.site, p.account_id, c.asked_at, c.waits_for, coalesce(l.cash, 0) as cash, p.currency
     from account_closures c join players p on p.id = c.player_id left join ledger_players l on l.player_id = c.player_id
     where c.state = 'closing' order by c.asked_at, c.player_id`,
  );
}

/**
 * The accounts that a run advances: those being closed, and closed ones with a balance. Players who are
 * blocked from withdrawing are skipped.
 */
export async function closingsToAdvance(database: Database, now: number): Promise<string[]> {
  const rows = await database.query(
    `select c.player_id from account_closures c join players p on p.id = c.player_id
       left join ledger_players l on l.player_id = c.player_id
     where not ${mayNotWithdraw('c.player_id', '$1')} and c.erased_at is null and (c.state = 'closing' or l.cash > 0)
     order by c.asked_at, c.player_id`,
    [now],
  );
  return rows.map(({ player_id }) => player_id);
}
