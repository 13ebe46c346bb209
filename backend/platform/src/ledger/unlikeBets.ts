import type { Database } from '@marquee/database/database';

/** A sports bet of which `sports_bets` says something else than `bets`. */
export interface UnlikeBet {
  player: string;
  bet: string;
}

/**
 * Sports bets whose two rows differ in state or payout, or that have no row in `bets`. Histories read the one and open
 * bets the other; both are written in one transaction.
 */
export function unlikeBets(database: Database): Promise<UnlikeBet[]> {
  return database.query(
    `select s.player_id as player, s.id as bet from sports_bets s left join bets b using (site, id)
     where (s.state, s.payout) is distinct from (b.state, b.payout) order by 1, 2`,
  );
}
