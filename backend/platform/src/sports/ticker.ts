import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { OddsFeed } from '@marquee/protocols/odds/feed';
import type { Ledger } from '../ledger/ledger';
import { announce } from './announce';
import { settleBets } from './settleBets';
import { storeReading } from './storeReading';

/** Any number, the same in every process: only one of them writes a reading at a time. */
const lockKey = 7_225_100_430;
const day = 86_400_000;

/** What the ticker needs. */
export interface Ticking {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  feed: OddsFeed;
}

/**
 * Reads the feed once: stores what changed, announces it to the open pages, settles what was decided. Safe in several processes at
 * once: one of them has the lock, the others leave. Running it twice changes nothing. Throws what the feed throws.
 */
export async function tick({ database, clock, ledger, feed }: Ticking): Promise<string[]> {
  const open = await database.query<{ id: string }>(
    "select id from sports_matches where state in ('scheduled', 'live')",
  );
  const now = clock.now();
  const events = await feed.read(
    now,
    open.map(({ id }) => id),
  );
  const changed = await database.transaction(async (transaction) => {
    await transaction.script('set transaction isolation level read committed');
    const [lock] = await transaction.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as mine', [
      lockKey,
    ]);
    if (!lock?.mine) return [];
    const ids = await storeReading(transaction, events, now);
    await transaction.query(
      'insert into sports_feed (read_at) values ($1) on conflict (singleton) do update set read_at = excluded.read_at',
      [now],
    );
    await announce(transaction, ids);
    return ids;
  });
  await settleBets(database, ledger, now);
  return changed;
}

/** Forgets prices of events that were over a day ago, and the events on which nobody bet. */
export async function forget(database: Database, now: number): Promise<void> {
  await database.query(
    `delete from sports_odds where selection_id in (
       select selection.id from sports_selections selection join sports_markets market on market.id = selection.market_id
       join sports_matches match on match.id = market.match_id
       where match.state in ('finished', 'cancelled') and match.starts_at < $1)`,
    [now - day],
  );
  await database.query(
    `delete from sports_matches match where state in ('finished', 'cancelled') and starts_at < $1
       and not exists (select 1 from sports_legs leg where leg.match_id = match.id)`,
    [now - 2 * day],
  );
}
