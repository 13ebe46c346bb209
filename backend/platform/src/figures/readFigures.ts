import type { Database } from '@marquee/database/database';

/** What figures are grouped by. */
export type GroupedBy = 'hour' | 'day' | 'site' | 'category' | 'provider' | 'currency';

/** A site with its days: from the beginning of the first to the end of the last, ms since 1970. */
export interface AskedSite {
  site: string;
  zone: string;
  from: number;
  until: number;
}

/** The last row of a page. */
export interface FigureKey {
  key: string;
  currency: string;
}

/** A sum. `kind` is one of `figureKinds`, `new_players` or `active_players`. Without a key it is of all groups. */
export interface FigureSum {
  key: string | null;
  currency: string;
  kind: string;
  count: number;
  amount: number;
}

/** The wall-clock time of `at` at its site. */
const local = (at: string) => `to_timestamp(${at} / 1000.0) at time zone a.zone`;

/** The group of a time `at` of a site, where it has one. The beginning of an hour is in ms since 1970, of 15 digits. */
const ofTime: Partial<Record<GroupedBy, (at: string) => string>> = {
  hour: (at) =>
    `lpad((${at} - ${at} % 900000 - mod(extract(epoch from ${local(`(${at} - ${at} % 900000)`)})::bigint * 1000, 3600000))::text, 15, '0')`,
  day: (at) => `(${local(at)})::date::text`,
  site: () => 'a.site',
};

const ofQuarter: Record<Exclude<GroupedBy, 'hour' | 'day'>, string> = {
  site: 'a.site',
  category: 'q.category',
  provider: 'q.provider',
  currency: "''",
};

/** The groups of kept sums: the time's is made once for each quarter of an hour. */
function groupedQuarters(by: GroupedBy): string {
  if (by !== 'hour' && by !== 'day')
    return `select ${ofQuarter[by]} as key, q.currency, q.kind, sum(q.count)::bigint as count, sum(q.amount)::bigint as amount
      from asked a join figure_quarters q on q.site = a.site and q.at >= a.from_at and q.at < a.until_at group by 1, 2, 3`;
  return `select ${ofTime[by]?.('s.at')} as key, s.currency, s.kind, sum(s.count)::bigint as count, sum(s.amount)::bigint as amount from (
      select q.site, q.at, q.currency, q.kind, sum(q.count) as count, sum(q.amount) as amount
      from asked a join figure_quarters q on q.site = a.site and q.at >= a.from_at and q.at < a.until_at group by 1, 2, 3, 4) as s
    join asked a on a.site = s.site group by 1, 2, 3`;
}

/** New accounts, where the group says something of them. The time's is made once for each quarter of an hour. */
function groupedPlayers(by: GroupedBy): string {
  const key = by === 'currency' ? "''" : ofTime[by]?.('n.at');
  if (key === undefined) return '';
  return `union all select ${key}, n.currency, 'new_players', sum(n.count)::bigint, 0 from (
      select p.site, p.currency, p.created_at - p.created_at % 900000 as at, count(*) as count from asked a
      join players p on p.site = a.site and p.created_at >= a.from_at and p.created_at < a.until_at group by 1, 2, 3) as n
    join asked a on a.site = n.site group by 1, 2`;
}

/** Those who staked on each day. */
const groupedDays = `union all select d.day::text, d.currency, 'active_players', sum(d.active_players)::bigint, 0 from asked a
  join figure_days d on d.site = a.site and d.day >= (${local('a.from_at')})::date and d.day < (${local('a.until_at')})::date
  group by 1, 2`;

/**
 * The sums of a page of groups, in the order of their keys, and those of all groups by currency (`key` null). Minor
 * units. Of one page more than `limit` groups are read, so that one sees whether another follows.
 */
export function readFigures(
  database: Database,
  {
    sites,
    by,
    after,
    limit,
  }: { sites: readonly AskedSite[]; by: GroupedBy; after?: FigureKey | undefined; limit: number },
): Promise<FigureSum[]> {
  return database.query<FigureSum>(
    `with asked as materialized (select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])
       as asked (site, zone, from_at, until_at)),
     sums as materialized (${groupedQuarters(by)} ${groupedPlayers(by)} ${by === 'day' ? groupedDays : ''}),
     page as (select distinct key collate "C" as key, currency collate "C" as currency from sums
       where $5::text is null or (key collate "C", currency collate "C") > ($5, $6) order by 1, 2 limit $7)
     (select s.key, s.currency, s.kind, s.count, s.amount from sums s join page p on p.key = s.key and p.currency = s.currency
       order by s.key collate "C", s.currency collate "C")
     union all
     (select null, currency, kind, sum(count)::bigint, sum(amount)::bigint from sums where kind <> 'active_players'
       group by currency, kind order by currency collate "C")`,
    [
      sites.map(({ site }) => site),
      sites.map(({ zone }) => zone),
      sites.map(({ from }) => from),
      sites.map(({ until }) => until),
      after?.key ?? null,
      after?.currency ?? null,
      limit,
    ],
  );
}

/** What is owed to the players of sites now, by site and currency, minor units. */
export function liabilities(database: Database, sites: readonly string[]) {
  return database.query(
    `select site, currency, sum(cash)::bigint as cash, sum(reserved)::bigint as reserved, sum(bonus)::bigint as bonus,
       sum(free_bet)::bigint as free_bet, sum(bets)::bigint as open_bets, sum(stake)::bigint as open_stakes, sum(may_pay)::bigint as may_pay
     from (
       select site, currency, cash, reserved, bonus, free_bet, 0 as bets, 0 as stake, 0 as may_pay from ledger_players where site = any($1)
       union all
       select site, currency, 0, 0, 0, 0, 1, stake, potential from sports_bets where state = 'open' and site = any($1)
       union all
       select p.site, p.currency, 0, 0, 0, 0, 1, t.stake, 0 from open_rounds o join players p on p.id = o.player_id and p.site = any($1)
         cross join lateral (select coalesce(sum(amount), 0) as stake from provider_transactions t
           where t.provider_code = o.provider_code and t.round_id = o.round_id and t.play_session_id = o.play_session_id
             and t.kind = 'bet' and t.state = 'done') as t
     ) as owed group by 1, 2 order by 1, 2`,
    [sites],
  );
}

/** Which postings: of a kind and currency, at sites with their days; perhaps of one hour, category or provider. */
export interface AskedRows {
  sites: readonly AskedSite[];
  kind: string;
  currency: string;
  category?: string | undefined;
  provider?: string | undefined;
  after?: { at: number; player: string; sequence: number } | undefined;
  limit: number;
}

/** A posting as part of a figure. */
export interface FigureRow {
  site: string;
  at: number;
  player_id: string;
  sequence: number;
  id: string;
  key: string;
  reference: string;
  amount: number;
  category: string;
  provider: string;
}

/** The counted postings that a figure is the sum of, the oldest first. Minor units, times in ms since 1970. */
export function figureRows(
  database: Database,
  { sites, kind, currency, category, provider, after, limit }: AskedRows,
): Promise<FigureRow[]> {
  return database.query<FigureRow>(
    `select p.site, p.at, p.player_id, p.sequence, p.id, p.key, p.reference, p.amount, p.category, p.provider
     from figure_cursor c
     cross join unnest($1::text[], $2::bigint[], $3::bigint[]) as a (site, from_at, until_at)
     join figure_parts p on p.site = a.site and p.at >= a.from_at and p.at < a.until_at
       and (p.posted_in is null or p.posted_in < c.counted_to)
     where p.kind = $4 and p.currency = $5 and ($6::text is null or p.category = $6) and ($7::text is null or p.provider = $7)
       and ($8::bigint is null or (p.at, p.player_id, p.sequence) > ($8, $9, $10::bigint))
     order by p.at, p.player_id, p.sequence limit $11`,
    [
      sites.map(({ site }) => site),
      sites.map(({ from }) => from),
      sites.map(({ until }) => until),
      kind,
      currency,
      category ?? null,
      provider ?? null,
      after?.at ?? null,
      after?.player ?? null,
      after?.sequence ?? null,
      limit,
    ],
  );
}
