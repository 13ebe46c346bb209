import type { Database } from '@marquee/database/database';
import type { Switchable } from '../switches/switches';
import { announce } from './announce';

/** Tells open pages which matches have been suspended, or are open again, by a switch. */
export async function announceStop(database: Database, { what, key }: { what: Switchable; key: string }) {
  const matches = await database.query(
    `select id from sports_matches where state in ('scheduled', 'live') and case $1 when 'sport' then sport = $2
       when 'league' then league_id = $2 when 'match' then id = $2
       when 'market' then id = (select match_id from sports_markets where id = $2) else false end`,
    [what, key],
  );
  await announce(
    database,
    matches.map(({ id }) => id),
  );
}
