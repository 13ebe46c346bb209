import type { Database } from '@marquee/database/database';

/** How long a win counts as a late one, ms. */
const lately = 7 * 24 * 60 * 60_000;

/** How many wins are looked through for games that differ. */
const lookedThrough = 100;

/**
 * A site's latest wins of cash that came to more than their stake, newest first, the latest one of each game: minor
 * units, and ms since 1970. Nothing of their players.
 */
export async function latestWins(database: Database, site: string, now: number) {
  const rows = await database.query(
    `select provider_code, game_code, payout as amount, settled_at as at from bets
     where site = $1 and kind = 'game' and state = 'won' and settled_at > $2 and account = 'cash' and payout > stake
     order by settled_at desc limit $3`,
    [site, now - lately, lookedThrough],
  );
  const games = new Map<string, (typeof rows)[number]>();
  for (const win of rows) {
    const key = `${win.provider_code}/${win.game_code}`;
    if (!games.has(key)) games.set(key, win);
  }
  return [...games.values()];
}
