import type { Database } from '@marquee/database/database';
import type { FeedLine, OddsFeed } from '@marquee/protocols/odds/feed';
import { lineKey, oddsBounds } from '@marquee/protocols/odds/protocol';

/** A pre-match value older than this is requested again even without changes, ms. */
const staleAfter = 60_000;

/** A value dated further ahead was given under a wrong clock, ms: the next one replaces it. */
const ahead = 60_000;

type Held = Awaited<ReturnType<typeof heldLines>>[number];

/**
 * Undecided lines of open bets that need a new value: live ones, those of events that just changed, and those without a
 * recent value.
 */
function heldLines(database: Database, changed: readonly string[], now: number) {
  return database.query(
    `select distinct leg.selection_id, leg.match_id, leg.bet_type, leg.line, leg.outcome
     from sports_legs leg join sports_bets bet on bet.id = leg.bet_id join sports_matches match on match.id = leg.match_id
     left join sports_values value on value.selection_id = leg.selection_id
     where leg.result is null and bet.state = 'open'
       and (match.state = 'live' or match.state = 'scheduled' and (match.id = any($1) or value.at is null or value.at < $2 or value.at > $4))
     limit $3`,
    [changed, now - staleAfter, oddsBounds.lines, now + ahead],
  );
}

const keyOf = ({ match_id: event, bet_type: betType, line, outcome }: Held): string =>
  lineKey({ event, betType, line, outcome } satisfies FeedLine);

/**
 * Asks the feed for the values of open bets' lines, whether or not the board still has them, and stores them. A line
 * that the feed does not value loses its value: its bets cannot be cashed out. Throws the feed's errors.
 */
export async function storeHeldValues(
  database: Database,
  feed: OddsFeed,
  changed: readonly string[],
  now: number,
): Promise<void> {
  const held = await heldLines(database, changed, now);
  if (held.length === 0) return;
  const answer = await feed.values(
    held.map(({ match_id: event, bet_type: betType, line, outcome }) => ({ event, betType, line, outcome })),
  );
  const values = new Map(answer?.values.map((value) => [lineKey(value), value]));
  const rows = held.map((line) => ({ selection_id: line.selection_id, ...values.get(keyOf(line)) }));
  await database.query(
    `with asked as (
       select * from jsonb_to_recordset($1::jsonb) as value (selection_id text, won int, "halfWon" int, void int, "halfLost" int)
     ), lost as (
       delete from sports_values where selection_id in (select selection_id from asked where won is null)
     )
     insert into sports_values (selection_id, won, half_won, void, half_lost, at)
     select selection_id, won, "halfWon", void, "halfLost", $2 from asked where won is not null
     on conflict (selection_id) do update set won = excluded.won, half_won = excluded.half_won, void = excluded.void,
       half_lost = excluded.half_lost, at = excluded.at
     where sports_values.at <= excluded.at or sports_values.at > $3`,
    [JSON.stringify(rows), answer?.at ?? 0, now + ahead],
  );
}
