import type { Database } from '@marquee/database/database';
import type { FeedCursor, FeedReading } from '@marquee/protocols/odds/feed';

/** Interval of full snapshots, ms, to repair missed changes. Sooner after invalid events. */
const snapshotEvery = 600_000;
const snapshotSoon = 60_000;

/** The position in the feed. */
export interface FeedState {
  cursor: FeedCursor | null;
  /** The time of the stored board by the feed's clock; 0 before the first read. */
  at: number;
  /** Version: the number of stored readings. */
  turn: number;
  snapshotDue: number;
}

export async function feedState(database: Database): Promise<FeedState> {
  const [row] = await database.query('select stream, sequence, at, turn, snapshot_due from sports_feed');
  if (!row) return { cursor: null, at: 0, turn: 0, snapshotDue: 0 };
  const { stream, sequence, at, turn, snapshot_due: snapshotDue } = row;
  return { cursor: stream === null || sequence === null ? null : { stream, sequence }, at, turn, snapshotDue };
}

/**
 * Stores the new position, in the transaction that stores the reading; `isComplete` if none of its events was dropped.
 */
export async function storeFeedState(
  transaction: Database,
  { before, reading, isComplete }: { before: FeedState; reading: FeedReading; isComplete: boolean },
  now: number,
): Promise<void> {
  const { cursor, at, isSnapshot } = reading;
  // At most one interval ahead, even if the clock was set back.
  const due = Math.min(isSnapshot ? Number.POSITIVE_INFINITY : before.snapshotDue, now + snapshotEvery);
  const snapshotDue = isComplete ? due : Math.min(due, now + snapshotSoon);
  await transaction.query(
    `insert into sports_feed (read_at, stream, sequence, at, turn, snapshot_due) values ($1, $2, $3, $4, $5, $6)
     on conflict (singleton) do update set read_at = excluded.read_at, stream = excluded.stream, sequence = excluded.sequence,
       at = excluded.at, turn = excluded.turn, snapshot_due = excluded.snapshot_due`,
    [now, cursor.stream, cursor.sequence, at, before.turn + 1, snapshotDue],
  );
}
