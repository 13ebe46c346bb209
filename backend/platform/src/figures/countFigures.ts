import type { Database } from '@marquee/database/database';

/** A site and the time zone of its days. */
export interface ZonedSite {
  domain_name: string;
  time_zone: string;
}

/** What counting needs; `now` in ms since 1970. */
export interface Counting {
  database: Database;
  sites: readonly ZonedSite[];
  now: number;
}

/** `done`: counted up to now, as far as that goes; `busy`: another process counts. */
export type Counted = 'done' | 'busy';

/** The database was filled from another server, whose transactions have other numbers (`docs/figures.md`). */
export class ForeignFigures extends Error {
  override readonly name = 'ForeignFigures';

  constructor() {
    super('The figures were counted on another database server. Have them counted anew: desk today rebuild.');
  }
}

/** The day of a posting in the time zone of its site. */
const dayOf = "(to_timestamp(p.at / 1000.0) at time zone coalesce(s.time_zone, 'UTC'))::date" as const;

/** Adds up what is in `parts`: the end of a statement that begins with it. */
const sums = `quarters as (
    insert into figure_quarters (site, at, currency, category, provider, kind, count, amount)
    select site, at - at % 900000, currency, category, provider, kind, count(*), sum(amount) from parts group by 1, 2, 3, 4, 5, 6
    on conflict (site, at, currency, category, provider, kind) do update
      set count = figure_quarters.count + excluded.count, amount = figure_quarters.amount + excluded.amount)` as const;

/** The same of the players who staked. */
const days = `active as (
    insert into figure_players (site, day, player_id)
    select distinct p.site, ${dayOf}, p.player_id from parts p left join figure_sites s on s.site = p.site
    where p.kind in ('stake_cash', 'stake_bonus', 'stake_free_bet') on conflict do nothing returning site, day, player_id)
  insert into figure_days (site, day, currency, active_players)
  select a.site, a.day, l.currency, count(*) from active a join ledger_players l on l.player_id = a.player_id group by 1, 2, 3
  on conflict (site, day, currency) do update set active_players = figure_days.active_players + excluded.active_players` as const;

const columns = 'site, at, currency, category, provider, kind, amount, player_id' as const;

/** Stores the zones of sites; returns the sites that were counted in another one. */
async function storeZones(transaction: Database, sites: readonly ZonedSite[]): Promise<string[]> {
  const rows = await transaction.query(
    `with before as (select site, time_zone from figure_sites),
     stored as (insert into figure_sites (site, time_zone) select site, zone from unnest($1::text[], $2::text[]) as given (site, zone)
       where not exists (select 1 from before b where b.site = given.site and b.time_zone = given.zone)
       on conflict (site) do update set time_zone = excluded.time_zone returning site)
     select stored.site from stored join before on before.site = stored.site`,
    [sites.map(({ domain_name }) => domain_name), sites.map(({ time_zone }) => time_zone)],
  );
  return rows.map(({ site }) => site);
}

/**
 * Locks the cursor until the transaction ends; undefined if another process has it and `mayWait` is false. Of what is
 * read after it, nothing is counted by another process.
 */
async function lockCursor(transaction: Database, mayWait: boolean) {
  await transaction.query('insert into figure_cursor (one) values (true) on conflict do nothing');
  const [cursor] = mayWait
    ? await transaction.query('select counted_to, up_to, next_to, next_at from figure_cursor for update')
    : await transaction.query('select counted_to, up_to, next_to, next_at from figure_cursor for update skip locked');
  return cursor;
}

/**
 * The transactions below `bound` have ended, and those from `next` on have not begun. `own` is this one: if it is the
 * bound, everything that began before it has ended.
 */
async function boundsNow(transaction: Database): Promise<{ bound: number; own: number; next: number }> {
  const [row] = await transaction.query(
    `select pg_snapshot_xmin(s)::text::bigint as bound, pg_snapshot_xmax(s)::text::bigint as next,
       pg_current_xact_id()::text::bigint as own from pg_current_snapshot() as s`,
  );
  const { bound = null, own = null, next = null } = row ?? {};
  if (bound === null || own === null || next === null) throw new Error('The database named no transaction');
  return { bound, own, next: Math.max(next, own + 1) };
}

type Cursor = NonNullable<Awaited<ReturnType<typeof lockCursor>>>;

async function moveCursor(
  transaction: Database,
  { up_to, next_to, next_at }: Cursor,
  { bound, own, next }: Awaited<ReturnType<typeof boundsNow>>,
  { now, rebuilt }: { now: number; rebuilt: boolean },
): Promise<void> {
  const isReached = next_to !== null && bound >= next_to;
  const reached = isReached && (next_at ?? 0) > (up_to ?? 0) ? next_at : up_to;
  // While an old transaction runs, the time to come to stays: a newer one would never be reached.
  const waits = bound !== own && next_to !== null && !isReached;
  await transaction.query(
    `update figure_cursor set counted_to = $1, up_to = $2, next_to = $3, next_at = $4,
       rebuilt_at = case when $5::boolean then $6::bigint else rebuilt_at end`,
    [bound, bound === own ? now : reached, waits ? next_to : next, waits ? next_at : now, rebuilt, now],
  );
}

/** Counts the days of players at sites (null: all) anew, of postings below `bound`. */
async function recountDays(transaction: Database, bound: number, sites: readonly string[] | null): Promise<void> {
  await transaction.query('delete from figure_players where $1::text[] is null or site = any($1)', [sites]);
  await transaction.query('delete from figure_days where $1::text[] is null or site = any($1)', [sites]);
  await transaction.query(
    `with parts as materialized (select ${columns} from figure_parts
       where (posted_in is null or posted_in < $1) and ($2::text[] is null or site = any($2))),
     ${days}`,
    [bound, sites],
  );
}

async function recount(transaction: Database, cursor: Cursor, { sites, now }: Counting): Promise<void> {
  await storeZones(transaction, sites);
  const bounds = await boundsNow(transaction);
  // Transactions that have not begun: these rows came from another server. Without a number they are counted once.
  await transaction.query('update ledger_transactions set posted_in = null where posted_in >= $1', [bounds.next]);
  await transaction.query('delete from figure_quarters');
  await transaction.query('delete from figure_players');
  await transaction.query('delete from figure_days');
  await transaction.query(
    `with parts as materialized (select ${columns} from figure_parts where posted_in is null or posted_in < $1), ${sums}, ${days}`,
    [bounds.bound],
  );
  await moveCursor(transaction, cursor, bounds, { now, rebuilt: true });
}

/**
 * Counts the postings since the last time, in one transaction with the cursor: killed at any moment it neither loses
 * nor counts twice. What was never counted is counted from the beginning. Stakes never wait for it: it reads the ledger
 * and writes its own tables. Safe in several processes. Throws ForeignFigures.
 */
export function countFigures(counting: Counting): Promise<Counted> {
  const { database, sites, now } = counting;
  return database.transaction(async (transaction) => {
    const cursor = await lockCursor(transaction, false);
    if (!cursor) return 'busy';
    if (cursor.counted_to === null) {
      await recount(transaction, cursor, counting);
      return 'done';
    }
    const bounds = await boundsNow(transaction);
    if (cursor.counted_to > bounds.bound) throw new ForeignFigures();
    const moved = await storeZones(transaction, sites);
    if (moved.length > 0) await recountDays(transaction, cursor.counted_to, moved);
    // Not planned as a whole table, whatever the statistics say.
    await transaction.query('set local enable_seqscan = off');
    await transaction.query(
      `with parts as materialized (select ${columns} from figure_parts where posted_in >= $1 and posted_in < $2), ${sums}, ${days}`,
      [cursor.counted_to, bounds.bound],
    );
    await moveCursor(transaction, cursor, bounds, { now, rebuilt: false });
    return 'done';
  });
}

/**
 * Counts all figures anew from the ledger, in one transaction: until it ends, everybody reads those of before, and
 * postings go on. Waits for a process that counts. `done` is part of the transaction.
 */
export function rebuildFigures(
  counting: Counting,
  done: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  return counting.database.transaction(async (transaction) => {
    const cursor = await lockCursor(transaction, true);
    if (!cursor) throw new Error('No cursor');
    await recount(transaction, cursor, counting);
    await done(transaction);
  });
}

/** How far figures are counted, ms since 1970; null: not at all. */
export async function countedUpTo(database: Database): Promise<number | null> {
  const [row] = await database.query('select up_to from figure_cursor where counted_to is not null');
  return row?.up_to ?? null;
}

/** Postgres: a lock was not to be had in time. */
const lockNotAvailable = '55P03';

/**
 * Has new pages of the ledger summarised in the index that counting reads: a server does it by itself, the embedded
 * database does not. Left for later while the table is being vacuumed.
 */
export async function summarise(database: Database): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query("set local lock_timeout = '100ms'");
      await transaction.query("select brin_summarize_new_values('ledger_transactions_posted')");
    });
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
  }
}
