import type { Database } from '@marquee/database/database';

/**
 * The largest win above its stake in a game on a site since a time, in minor units, and when it was paid, ms since
 * 1970; undefined if there is none.
 */
export async function bestWin(
  database: Database,
  site: string,
  game: { provider_code: string; game_code: string },
  since: number,
) {
  const [win] = await database.query(
    `select payout as amount, settled_at as at from bets
     where site = $1 and provider_code = $2 and game_code = $3 and settled_at >= $4
       and kind = 'game' and state = 'won' and account = 'cash' and payout > stake
     order by payout desc, settled_at limit 1`,
    [site, game.provider_code, game.game_code, since],
  );
  return win;
}
