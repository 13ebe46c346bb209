import type { Database } from '@marquee/database/database';

/**
 * Results that the feed told beside those by which bets were settled, newest first: of whole matches, as they came, and
 * of markets that staff decided otherwise than the match ended. Of one match, or of all ('').
 */
export async function contradictionsOf(database: Database, match: string) {
  const rows = await database.query(
    `select change.match_id as match, null as market, change.at, change.settled, change.told,
       case when exists (select 1 from sports_decisions d where d.match_id = change.match_id and d.market_id is null)
         then 'staff' else 'feed' end as by
     from sports_result_changes change where $1 = '' or change.match_id = $1
     union all
     select d.match_id, d.market_id, match.changed_at, d.result, jsonb_build_object('state', match.state, 'home', match.score -> 'home',
       'away', match.score -> 'away'), 'staff'
     from sports_decisions d join sports_matches match on match.id = d.match_id
     where ($1 = '' or d.match_id = $1) and d.market_id is not null and match.race is null
       and match.state in ('finished', 'cancelled')
       and not exists (select 1 from sports_decisions later where later.match_id = d.match_id and later.sequence > d.sequence
         and (later.market_id is null or later.market_id = d.market_id))
       and ((match.state = 'cancelled') <> (d.result ->> 'cancelled')::boolean or match.state = 'finished'
         and (match.score -> 'home', match.score -> 'away') is distinct from (d.result -> 'home', d.result -> 'away'))
     order by at desc, match limit 500`,
    [match],
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
