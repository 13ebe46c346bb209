import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { FeedReading, OddsFeed } from '@marquee/protocols/odds/feed';
import type { BackendSignals } from '../events/signals';
import type { Work } from '../events/workFaults';
import type { Ledger } from '../ledger/ledger';
import { pausedPrices } from './acceptsBets';
import { announce } from './announce';
import { FeedFault } from './feedFault';
import { type FeedState, feedState, storeFeedState } from './feedState';
import { storeHeldValues } from './heldValues';
import { settleBets } from './settleBets';
import { type Stored, storeReading } from './storeReading';

/** The advisory lock of writing a reading; arbitrary, but the same in every process. */
const lockKey = 7_225_100_430;
const day = 86_400_000;
/** Most events requested in addition to the feed's own window. */
const mostOpen = 5_000;

/** Dependencies of the ticker. */
export interface Ticking {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  feed: OddsFeed;
  signals: BackendSignals;
  /** Takes the errors of single events and bets, so that the others continue; without it, they are thrown. */
  faults?: (work: Work) => Report;
}

const thrown = () => (error: unknown) => {
  throw error;
};

/**
 * Reads the feed once: stores changes and the values of open bets' lines, announces changes, settles decided bets. Safe
 * in several processes: a reading is stored only if none was stored since it began. Idempotent. Throws the feed's
 * errors, and FeedFault for a board older than the stored one; bets are settled nonetheless.
 */
export async function tick(parts: Ticking): Promise<string[]> {
  const { database, clock, ledger, feed, signals, faults = thrown } = parts;
  const before = await feedState(database);
  signals.emit('board', { at: before.at });
  try {
    const isDue = clock.now() >= before.snapshotDue;
    const reading = await feed.read(isDue ? null : before.cursor, () => openEvents(database));
    const stored = await store(parts, before, reading);
    if (!stored) return [];
    signals.emit('board', { at: reading.at });
    reportFaults(parts, reading, stored);
    await storeHeldValues(database, feed, stored.changed, clock.now());
    return stored.changed;
  } finally {
    await settleBets(database, ledger, clock.now(), faults('settlement'));
  }
}

/** Events without a final result, those with the earliest start first. */
async function openEvents(database: Database): Promise<string[]> {
  const open = await database.query(
    "select id from sports_matches where state in ('scheduled', 'live') order by starts_at limit $1",
    [mostOpen],
  );
  return open.map(({ id }) => id);
}

/** Undefined if another process is storing a reading, or has stored one since this one began. */
function store({ database, clock }: Ticking, before: FeedState, reading: FeedReading): Promise<Stored | undefined> {
  return database.transaction(async (transaction) => {
    await transaction.script('set transaction isolation level read committed');
    const [lock] = await transaction.query('select pg_try_advisory_xact_lock($1::bigint) as mine', [lockKey]);
    if (!lock?.mine || (await feedState(transaction)).turn !== before.turn) return undefined;
    const { cursor } = reading;
    if (before.cursor?.stream === cursor.stream && cursor.sequence < before.cursor.sequence) {
      throw new FeedFault('sequenceBackwards');
    }
    const now = clock.now();
    const stored = await storeReading(transaction, reading, now);
    const isComplete = reading.broken.length + stored.unstorable.length === 0;
    await storeFeedState(transaction, { before, reading, isComplete }, now);
    // Pages that showed stale prices get an update of all prices.
    const isBack = pausedPrices(before.at, now) !== 'none' && pausedPrices(reading.at, now) === 'none';
    const open = isBack ? await openEvents(transaction) : [];
    await announce(transaction, [...new Set([...stored.changed, ...open])]);
    return stored;
  });
}

function reportFaults({ signals, faults }: Ticking, { broken }: FeedReading, stored: Stored): void {
  const { resultsChanged, unstorable } = stored;
  const report = faults?.('sports');
  const left = broken.length + unstorable.length;
  if (left > 0) signals.emit('brokenEvents', { count: left });
  for (const error of unstorable.slice(0, 5)) report?.(error);
  if (resultsChanged.length > 0) signals.emit('resultChanges', { count: resultsChanged.length });
  for (const { fault } of broken.slice(0, 5)) report?.(new FeedFault(`eventBroken ${fault}`));
  if (resultsChanged.length > 0) report?.(new FeedFault('resultChanged'));
}

/** Deletes prices of events that ended a day ago, and events without bets. */
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
