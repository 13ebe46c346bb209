import type { Output, ValidInput } from '@marquee/contract/calls';
import type { LocalText } from '@marquee/contract/entities';
import type { Database, RowOf } from '@marquee/database/database';
import type { Context } from '../calls/handlers';
import { boardAt, type Paused, type PriceAges, pausedPrices, priceAges } from './acceptsBets';
import { localNames } from './betView';
import { leadingMarkets, type Market, marketsOf } from './marketRows';
import { spanOf } from './when';

type Fixture = Output<'sports/fixtures'>['value'][number];

type MatchRow = RowOf<`select ${typeof columns} from sports_matches where id = $1 and race is null`>;

const columns = `id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,
  ${boardAt}`;

function matchView(row: MatchRow, language: string, more: number): Omit<Fixture, 'markets'> {
  const name = (text: LocalText) => text[language] ?? text.EN ?? '';
  return {
    match_id: row.id,
    sport: row.sport,
    league_id: row.league_id,
    league_name: name(row.league_name),
    home_team_name: name(row.home),
    away_team_name: name(row.away),
    starts_at: new Date(row.starts_at).toISOString(),
    state: row.match_state,
    clock: row.clock && { ...row.clock, at: new Date(row.clock.at).toISOString() },
    score: row.score,
    more_markets: more,
  };
}

async function countBySport(database: Database): Promise<Output<'sports/fixtures'>['sports']> {
  return database.query(
    `select sport, count(*) filter (where state = 'live') as live, count(*) filter (where state = 'scheduled') as scheduled
     from sports_matches where state in ('live', 'scheduled') group by sport order by min(league_position)`,
  );
}

/** Which prices are stale now; the board shows it above its odds. */
async function pausedNow(database: Database, now: number, ages: PriceAges): Promise<Paused> {
  const [board] = await database.query(`select ${boardAt}`);
  return pausedPrices(board?.board_at ?? 0, now, ages);
}

/** Ids of live and upcoming matches that match a search. */
export type FindMatches = (q: string, most: number) => Promise<readonly string[]>;

/** More matches than a page of the board has. */
const mostFound = 500;

/** Live and upcoming matches, live ones first, with their main markets; races are in `races`. */
export async function fixtures(
  input: ValidInput<'sports/fixtures'>,
  { database, clock, site }: Pick<Context, 'database' | 'clock' | 'site'>,
  find: FindMatches,
): Promise<Output<'sports/fixtures'>> {
  const now = clock.now();
  const found = input.q === '' ? null : await find(input.q, mostFound);
  const { states, from, to } = spanOf(input, now, site.time_zone);
  const rows = await database.query(
    `select ${columns}, count(*) over () as total from sports_matches
     where race is null and (id = any($8) or cardinality($8::text[]) = 0 and state = any($1) and ($2 = '' or sport = $2)
       and ($3::bigint is null or starts_at >= $3) and ($4::bigint is null or starts_at < $4)
       and ($5::text[] is null or id = any($5)))
     order by state = 'live' desc, starts_at, league_position, id limit $6 offset $7`,
    [states, input.sport, from, to, found, input.count, input.start, input.match_ids],
  );
  const markets = await marketsOf(database, rows, now, site);
  const value = rows.map((row) => {
    const all = markets.get(row.id) ?? [];
    const leading = leadingMarkets(all);
    return { ...matchView(row, input.language, all.length - leading.length), markets: leading };
  });
  const paused = await pausedNow(database, now, priceAges(site));
  return { value, total: rows[0]?.total ?? 0, sports: await countBySport(database), paused };
}

/** One match with all its markets; an empty list if the id is unknown. */
export async function oneMatch(
  input: ValidInput<'sports/match'>,
  { database, clock, site }: Context,
): Promise<Output<'sports/match'>> {
  const rows = await database.query(`select ${columns} from sports_matches where id = $1 and race is null`, [
    input.match_id,
  ]);
  const markets = await marketsOf(database, rows, clock.now(), site);
  return { value: rows.map((row) => ({ ...matchView(row, input.language, 0), markets: markets.get(row.id) ?? [] })) };
}

/** How many live and how many upcoming matches the home page shows. */
const shown = 4;

async function homeMatches(database: Database) {
  return database.query(
    `(select ${columns} from sports_matches where state = 'live' and race is null order by league_position, starts_at limit ${shown})
     union all
     (select ${columns} from sports_matches where state = 'scheduled' and race is null order by starts_at, league_position limit ${shown})`,
  );
}

/** R7 home/match_list: the home page's matches, names in every language or in one. */
export async function matchList(
  { language }: ValidInput<'home/match_list'>,
  { database, clock, site }: Context,
): Promise<Output<'home/match_list'>> {
  const rows = await homeMatches(database);
  const markets = await marketsOf(database, rows, clock.now(), site);
  return {
    value: rows.map((row) => {
      const all = markets.get(row.id) ?? [];
      const view = matchView(row, language ?? 'EN', Math.max(0, all.length - 1));
      return language ? view : { ...view, ...localNames(row.home, row.away) };
    }),
  };
}

/** R7 home/public_odds: the main market of each match of home/match_list. */
export async function publicOdds(
  _input: object,
  { database, clock, site }: Context,
): Promise<Output<'home/public_odds'>> {
  const rows = await homeMatches(database);
  const markets = await marketsOf(database, rows, clock.now(), site);
  const leading = (all: readonly Market[]) => leadingMarkets(all).slice(0, 1);
  return { value: rows.map((row) => ({ match_id: row.id, markets: leading(markets.get(row.id) ?? []) })) };
}

/** Upcoming races, and those of the last half hour with their results. */
export async function races(
  input: ValidInput<'sports/races'>,
  { database, clock, site }: Context,
): Promise<Output<'sports/races'>> {
  const now = clock.now();
  const rows = await database.query(
    `select ${columns} from sports_matches where race is not null and starts_at > $1 order by starts_at, id limit $2`,
    [now - 30 * 60_000, input.count],
  );
  const markets = await marketsOf(database, rows, now, site);
  const name = (text: LocalText) => text[input.language] ?? text.EN ?? '';
  return {
    paused: await pausedNow(database, now, priceAges(site)),
    value: rows.flatMap((row) => {
      if (!row.race) return [];
      const all = markets.get(row.id) ?? [];
      const offer = (betType: string, number: number) =>
        all.find((market) => market.bet_type === betType)?.selections.find((one) => one.home_away === number) ?? null;
      return {
        match_id: row.id,
        league_id: row.league_id,
        meeting_name: name(row.home),
        race_number: row.race.number,
        distance_m: row.race.distanceM,
        starts_at: new Date(row.starts_at).toISOString(),
        state: row.match_state,
        places: row.race.places,
        runners: row.race.runners.map((runner) => ({
          number: runner.number,
          runner_name: name(runner.name),
          jockey_name: name(runner.jockey),
          draw: runner.draw,
          weight_kg: runner.weightKg,
          form: runner.form,
          withdrawn: runner.withdrawn,
          position: runner.position,
          win: offer('race_win', runner.number),
          place: offer('race_place', runner.number),
        })),
      };
    }),
  };
}
