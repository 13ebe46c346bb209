import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { storeInParts } from '@marquee/database/storeInParts';
import type { BetType, FeedEvent, FeedReading } from '@marquee/protocols/odds/feed';
import type { DeadHeat } from '@marquee/protocols/odds/settlement';
import { type Read, withoutResultChanges } from './resultChanges';
import { putWithdrawals } from './withdrawals';

declare module '@marquee/database/columns' {
  interface Columns {
    'sports_matches.sport': FeedEvent['sport'];
    'sports_matches.league_name': FeedEvent['league']['name'];
    'sports_matches.home': FeedEvent['home'];
    'sports_matches.away': FeedEvent['away'];
    'sports_matches.clock': FeedEvent['clock'];
    'sports_matches.score': FeedEvent['score'];
    'sports_matches.race': FeedEvent['race'];
    'sports_markets.bet_type': BetType;
    'sports_legs.bet_type': BetType;
    'sports_legs.dead_heat': DeadHeat;
  }
}

const hashOf = (event: FeedEvent) => createHash('sha1').update(JSON.stringify(event)).digest('base64');

/** Deterministic ids: the same market in two readings is the same row. */
const marketId = (event: FeedEvent, market: FeedEvent['markets'][number]) =>
  `${event.id}:${market.betType}${market.line === null ? '' : `:${market.line}`}`;

const putMatches = `
insert into sports_matches (id, sport, league_id, league_name, league_position, home, away, starts_at, state, clock, score, race, reading, changed_at)
select id, sport, league_id, league_name, league_position, home, away, starts_at, state, clock, score, race, reading, $2
from jsonb_to_recordset($1::jsonb) as reading (id text, sport text, league_id text, league_name jsonb, league_position int,
  home jsonb, away jsonb, starts_at bigint, state text, clock jsonb, score jsonb, race jsonb, reading text)
on conflict (id) do update set starts_at = excluded.starts_at, state = excluded.state, clock = excluded.clock,
  score = excluded.score, race = excluded.race, reading = excluded.reading, changed_at = excluded.changed_at`;

const closeMarkets = `
update sports_markets set offered = false, suspended = true
where match_id = any($1) and offered and not id = any($2)`;

const putMarkets = `
insert into sports_markets (id, match_id, bet_type, line, position, suspended, offered)
select id, match_id, bet_type, line, position, suspended, true
from jsonb_to_recordset($1::jsonb) as reading (id text, match_id text, bet_type text, line int, position int, suspended boolean)
on conflict (id) do update set position = excluded.position, suspended = excluded.suspended, offered = true
where (sports_markets.position, sports_markets.suspended, sports_markets.offered)
  is distinct from (excluded.position, excluded.suspended, true)`;

const closeSelections = `
update sports_selections set suspended = true
where market_id = any($1) and not suspended and not id = any($2)`;

const putSelections = `
with changed as (
  insert into sports_selections (id, market_id, outcome, odds, version, suspended, changed_at)
  select id, market_id, outcome, odds, 1, suspended, $2
  from jsonb_to_recordset($1::jsonb) as reading (id text, market_id text, outcome int, odds int, suspended boolean)
  on conflict (id) do update set odds = excluded.odds, suspended = excluded.suspended,
    previous_odds = case when sports_selections.odds = excluded.odds then sports_selections.previous_odds else sports_selections.odds end,
    version = sports_selections.version + (sports_selections.odds <> excluded.odds)::int,
    changed_at = case when sports_selections.odds = excluded.odds then sports_selections.changed_at else excluded.changed_at end
  where sports_selections.odds <> excluded.odds or sports_selections.suspended <> excluded.suspended
  returning id, version, odds
)
insert into sports_odds (selection_id, version, odds, at) select id, version, odds, $2 from changed
on conflict do nothing`;

/**
 * Suspends invalid events, and unfinished ones that are missing from a snapshot; the next valid reading reopens them.
 */
const suspendMatches = `
with closed as (
  update sports_matches set reading = '', changed_at = $3
  where state in ('scheduled', 'live') and reading <> '' and (id = any($1) or ($2::text[] is not null and not id = any($2)))
  returning id
), shut as (
  update sports_markets set suspended = true where match_id in (select id from closed) and not suspended
)
select id from closed`;

/** The result of storing a reading, by event ids. */
export interface Stored {
  /** Changed events. */
  changed: string[];
  /** Events whose settled result the feed has changed. */
  resultsChanged: string[];
  /** The database's errors, one per event that was refused and suspended. */
  unstorable: unknown[];
}

/**
 * Stores a reading of the feed. Call it in a transaction that holds the feed's lock: readings must be stored in order.
 * An unchanged reading writes nothing. Invalid events, those that cannot be stored, and unfinished ones that are
 * missing from a snapshot are suspended; the others are stored.
 */
export async function storeReading(
  transaction: Database,
  { events, isSnapshot, broken }: Pick<FeedReading, 'events' | 'isSnapshot' | 'broken'>,
  now: number,
): Promise<Stored> {
  const suspend = (ids: readonly string[], known: readonly string[] | null) =>
    transaction.query(suspendMatches, [ids, known, now]);
  const brokenIds = broken.flatMap(({ id }) => id ?? []);
  const suspended =
    isSnapshot || brokenIds.length > 0 ? await suspend(brokenIds, isSnapshot ? events.map(({ id }) => id) : null) : [];
  const { changed, resultsChanged, refused } = await storeEvents(transaction, events, now);
  if (refused.length > 0)
    suspended.push(
      ...(await suspend(
        refused.map(({ id }) => id),
        null,
      )),
    );
  return {
    changed: [...suspended.map(({ id }) => id), ...changed],
    resultsChanged,
    unstorable: refused.map(({ error }) => error),
  };
}

/** Stores changed events; `refused` are those that the database rejects. */
async function storeEvents(transaction: Database, events: readonly FeedEvent[], now: number) {
  const refused: { id: string; error: unknown }[] = [];
  if (events.length === 0) return { changed: [], resultsChanged: [], refused };
  const known = await transaction.query('select id, reading from sports_matches where id = any($1)', [
    events.map((event) => event.id),
  ]);
  const before = new Map(known.map((row) => [row.id, row.reading]));
  const read = events
    .map((event) => ({ event, reading: hashOf(event) }))
    .filter(({ event, reading }) => before.get(event.id) !== reading);
  const parts = await storeInParts(
    transaction,
    read,
    async (inner, part) => {
      const { stored, announced } = await withoutResultChanges(inner, part, now);
      await putEvents(inner, stored, now);
      return { stored, announced };
    },
    (error, { event }) => refused.push({ id: event.id, error }),
  );
  return {
    changed: parts.flatMap(({ stored }) => stored.map(({ event }) => event.id)),
    resultsChanged: parts.flatMap(({ announced }) => announced),
    refused,
  };
}

async function putEvents(transaction: Database, changed: readonly Read[], now: number): Promise<void> {
  const ids = changed.map(({ event }) => event.id);
  const matches = changed.map(({ event, reading }) => ({
    ...event,
    league_id: event.league.id,
    league_name: event.league.name,
    league_position: event.league.position,
    starts_at: event.startsAt,
    reading,
  }));
  const markets = changed.flatMap(({ event }) =>
    event.markets.map((market, position) => ({ id: marketId(event, market), event, market, position })),
  );
  const marketRows = markets.map(({ id, event, market, position }) => ({
    id,
    match_id: event.id,
    bet_type: market.betType,
    line: market.line,
    position,
    suspended: market.suspended,
  }));
  const selections = markets.flatMap(({ id, market }) =>
    market.selections.map(({ outcome, odds, suspended = false }) => ({
      ...{ id: `${id}:${outcome}`, market_id: id },
      ...{ outcome, odds, suspended },
    })),
  );
  const marketIds = markets.map(({ id }) => id);
  await transaction.query(putMatches, [JSON.stringify(matches), now]);
  // Before the prices: a withdrawn runner counts with its last price as a runner.
  await putWithdrawals(
    transaction,
    changed.map(({ event }) => event),
    now,
  );
  await transaction.query(closeMarkets, [ids, marketIds]);
  await transaction.query(putMarkets, [JSON.stringify(marketRows)]);
  await transaction.query(closeSelections, [marketIds, selections.map(({ id }) => id)]);
  await transaction.query(putSelections, [JSON.stringify(selections), now]);
}
