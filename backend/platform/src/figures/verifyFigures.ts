import type { Database } from '@marquee/database/database';
import { onSnapshot } from '@marquee/database/snapshot';

/** A sum that is kept otherwise than a recount has it; amounts in minor units, `at` in ms since 1970. */
export interface FigureDifference {
  site: string;
  at: number;
  currency: string;
  category: string;
  provider: string;
  kind: string;
  kept_count: number;
  kept_amount: number;
  count: number;
  amount: number;
}

/** What was compared; `up_to` in ms since 1970, null if nothing is counted yet. */
export interface FigureVerification {
  up_to: number | null;
  /** The sums and days that were compared. */
  compared: number;
  differing: number;
  /** The first of them. */
  differences: FigureDifference[];
}

/** Most differences that are listed. */
const mostListed = 50;

const key = 'site, at, currency, category, provider, kind' as const;

/** Sites (null: all), and the time of a whole number of quarters of an hour, ms since 1970. */
export interface Verified {
  sites?: readonly string[] | null;
  from?: number;
  until?: number;
}

/**
 * Compares the kept figures with a recount of the postings that they are of, in the caller's snapshot: both have
 * exactly the same postings, so nothing may differ, also in the hour that is not over.
 */
export async function compareFigures(
  snapshot: Database,
  { sites = null, from = 0, until = Number.MAX_SAFE_INTEGER }: Verified = {},
): Promise<FigureVerification> {
  const [cursor] = await snapshot.query('select counted_to, up_to from figure_cursor where counted_to is not null');
  if (!cursor) return { up_to: null, compared: 0, differing: 0, differences: [] };
  const rows = await snapshot.query<FigureDifference & { differing: number; compared: number }>(
    `with parts as materialized (select ${key}, amount, player_id from figure_parts
       where at >= $2 and at < $3 and (posted_in is null or posted_in < $4) and ($1::text[] is null or site = any($1))),
     recount as (select site, at - at % 900000 as at, currency, category, provider, kind, count(*) as count, sum(amount) as amount
       from parts group by 1, 2, 3, 4, 5, 6),
     kept as (select ${key}, count, amount from figure_quarters where at >= $2 and at < $3 and ($1::text[] is null or site = any($1))),
     compared as (select ${key}, coalesce(k.count, 0) as kept_count, coalesce(k.amount, 0) as kept_amount, coalesce(r.count, 0) as count,
       coalesce(r.amount, 0)::bigint as amount from recount r full join kept k using (${key})),
     differing as (select * from compared where kept_count <> count or kept_amount <> amount)
     select d.*, c.compared, (select count(*) from differing) as differing
     from (select count(*) as compared from compared) c left join (select * from differing order by at, ${key} limit ${mostListed}) d on true`,
    [sites, from, until, cursor.counted_to],
  );
  const [first] = rows;
  const { compared = 0, differing = 0 } = first ?? {};
  const differences = rows
    .filter(({ site }) => site !== null)
    .map(({ differing: _, compared: __, ...difference }) => difference);
  return { up_to: cursor.up_to, compared, differing, differences };
}

/** A day whose active players are kept otherwise than the ledger has them. */
export interface DayDifference {
  site: string;
  day: string;
  currency: string;
  kept: number;
  counted: number;
}

/** The same of the players who staked on each day, of the whole ledger. */
export async function compareDays(snapshot: Database): Promise<DayDifference[]> {
  return snapshot.query<DayDifference>(
    `with recount as (select p.site, (to_timestamp(p.at / 1000.0) at time zone coalesce(s.time_zone, 'UTC'))::date as day, l.currency,
         count(distinct p.player_id) as counted
       from figure_cursor c join figure_parts p on p.posted_in is null or p.posted_in < c.counted_to
       join ledger_players l on l.player_id = p.player_id left join figure_sites s on s.site = p.site
       where c.counted_to is not null and p.kind in ('stake_cash', 'stake_bonus', 'stake_free_bet') group by 1, 2, 3)
     select site, day, currency, coalesce(k.active_players, 0) as kept, coalesce(r.counted, 0) as counted
     from recount r full join figure_days k using (site, day, currency)
     where coalesce(k.active_players, 0) <> coalesce(r.counted, 0) and exists (select 1 from figure_cursor where counted_to is not null)
     order by 2, 1, 3 limit ${mostListed}`,
  );
}

/** Compares on a snapshot of its own. */
export const verifyFigures = (database: Database, verified: Verified = {}): Promise<FigureVerification> =>
  onSnapshot(database, (snapshot) => compareFigures(snapshot, verified));
