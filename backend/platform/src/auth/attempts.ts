import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** How many failures are tolerated, and in what time (ms). */
interface Tolerance {
  failures: number;
  within: number;
}

const quarter = 15 * 60_000;

/**
 * Failed sign-ins (decisions §5). Nobody is slowed by what others do: a browser that the account knows is counted by itself, everybody else by
 * account and network, and a network also over all accounts. Once strangers have failed at an account more often than `account`
 * says, each of them has the few tries of `suspected`.
 */
export const tolerance = {
  device: { failures: 8, within: quarter },
  visitor: { failures: 8, within: quarter },
  suspected: { failures: 2, within: quarter },
  network: { failures: 60, within: quarter },
  account: { failures: 50, within: 4 * quarter },
} as const satisfies Record<string, Tolerance>;

/** What failures are counted for. */
export interface Counted {
  kind: keyof typeof tolerance;
  /** Whose: an account, a network, or both. Only its hash is stored: it is nobody's business. */
  key: string;
}

/** `suspected` is a stricter look at what `visitor` has counted. */
const keyOf = ({ kind, key }: Counted) =>
  createHash('sha256')
    .update(`${kind === 'suspected' ? 'visitor' : kind}\n${key}`)
    .digest('hex');

/** A try that is judged for longer than this was cut off, ms. */
const judgedWithin = 10_000;

/** How long a try waits for one that is being judged, ms, and how often it looks. */
const pause = 50;
const mostPauses = 200;

/** Takes a place among the tries of a key. False: all that are left are being judged. Throws Refusal('tooManyAttempts'). */
async function takePlace(database: Database, counted: Counted, now: number): Promise<boolean> {
  const { failures, within } = tolerance[counted.kind];
  const key = keyOf(counted);
  const taken = await database.query(
    `insert into attempts as a (key, count, since, pending, pending_at) values ($1, 0, $2, 1, $2)
     on conflict (key) do update set
       count = case when a.since > $3 then a.count else 0 end,
       since = case when a.since > $3 then a.since else $2 end,
       pending = case when a.pending_at > $4 then a.pending else 0 end + 1,
       pending_at = $2
     where case when a.since > $3 then a.count else 0 end
       + case when a.pending_at > $4 then a.pending else 0 end < $5
     returning key`,
    [key, now, now - within, now - judgedWithin, failures],
  );
  if (taken.length > 0) return true;
  const [row] = await database.query<{ count: number }>('select count from attempts where key = $1', [key]);
  if (row && row.count >= failures) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
  return false;
}

/** Gives a place back; a failure stays counted. */
async function leavePlace(database: Database, counted: Counted, failed: boolean): Promise<void> {
  await database.query(
    'update attempts set pending = greatest(pending - 1, 0), count = count + $2::integer where key = $1',
    [keyOf(counted), failed ? 1 : 0],
  );
}

/**
 * Judges a try between taking a place and giving it back, so that wrong ones at the same moment cannot pass together, and right ones all pass: where
 * every place is taken, a try waits for the others' outcome. `judge` resolves with undefined for a failure, and so does this. What it throws is
 * no failure of the visitor's. Throws Refusal('tooManyAttempts') when there were too many failures.
 */
export async function judged<T>(
  database: Database,
  clock: { now(): number },
  counts: readonly Counted[],
  judge: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const taken: Counted[] = [];
  let failed = false;
  try {
    for (const counted of counts) {
      for (let pauses = 0; !(await takePlace(database, counted, clock.now())); pauses++) {
        if (pauses === mostPauses) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
        await sleep(pause);
      }
      taken.push(counted);
    }
    const result = await judge();
    failed = result === undefined;
    return result;
  } finally {
    for (const counted of taken) await leavePlace(database, counted, failed);
  }
}

/** Counts a failure where nothing is refused for it. */
export async function countFailure(database: Database, counted: Counted, now: number): Promise<void> {
  await database.query(
    `insert into attempts as a (key, count, since) values ($1, 1, $2) on conflict (key) do update set
       count = case when a.since > $3 then a.count + 1 else 1 end,
       since = case when a.since > $3 then a.since else $2 end`,
    [keyOf(counted), now, now - tolerance[counted.kind].within],
  );
}

/** Whether more was tried in vain than is tolerated. */
export async function isExceeded(database: Database, counted: Counted, now: number): Promise<boolean> {
  const { failures, within } = tolerance[counted.kind];
  const rows = await database.query('select 1 from attempts where key = $1 and since > $2 and count >= $3', [
    keyOf(counted),
    now - within,
    failures,
  ]);
  return rows.length > 0;
}

/** Forgets failures after a success. */
export async function forgetFailures(database: Database, counted: Counted): Promise<void> {
  await database.query('update attempts set count = 0 where key = $1', [keyOf(counted)]);
}
