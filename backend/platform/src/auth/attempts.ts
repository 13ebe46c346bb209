import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** How many failures are tolerated in what time (ms); further attempts are refused, or verified one at a time. */
interface Tolerance {
  failures: number;
  within: number;
  /** Ms between attempts once too many have failed. */
  turnEvery?: number;
}

const quarter = 15 * 60_000;

/**
 * Failed sign-ins (D5). Nobody is slowed down by others: a browser known to the account is counted separately,
 * everybody else by account and network, and a network also over all accounts. After as many failures of strangers as
 * `account` says, their attempts queue: an account is never locked, and guesses from many networks come no faster than
 * from one.
 */
export const tolerance = {
  device: { failures: 8, within: quarter },
  visitor: { failures: 8, within: quarter },
  network: { failures: 60, within: quarter },
  account: { failures: 50, within: 4 * quarter, turnEvery: 2_000 },
  /** Codes of commands that a staff member types at the desk. */
  deskCode: { failures: 5, within: 10 * 60_000 },
  /** Promo codes that a player types. */
  promoCode: { failures: 20, within: 96 * quarter },
} as const satisfies Record<string, Tolerance>;

/** What failures are counted by. */
export interface Counted {
  kind: keyof typeof tolerance;
  /** An account, a network, or both; a staff member; or a player. Only its hash is stored, for privacy. */
  key: string;
}

const hashOf = (kind: string, key: string) => createHash('sha256').update(`${kind}\n${key}`).digest('hex');
const keyOf = ({ kind, key }: Counted) => hashOf(kind, key);

/** Failures dated further ahead than this were written under a wrong clock and are ignored, ms. */
const ahead = 60_000;

/** An attempt pending for longer was interrupted, ms. */
const attemptTimeout = 10_000;

/** Interval and number of polls for a free slot, ms. */
const pause = 50;
const maxPauses = 200;

/** Acquires a slot of a key. False: all slots are in use by running attempts. Throws Refusal('tooManyAttempts'). */
async function acquireSlot(database: Database, counted: Counted, now: number): Promise<boolean> {
  const { failures, within, turnEvery }: Tolerance = tolerance[counted.kind];
  const key = keyOf(counted);
  const [taken] = await database.query(
    `insert into attempts as a (key, count, since, pending, pending_at) values ($1, 0, $2, 1, $2)
     on conflict (key) do update set
       count = case when a.since > $3 and a.since <= $7 then a.count else 0 end,
       since = case when a.since > $3 and a.since <= $7 then a.since else $2 end,
       pending = case when a.pending_at > $4 then a.pending else 0 end + 1,
       pending_at = $2
     where $6 or case when a.since > $3 and a.since <= $7 then a.count else 0 end
       + case when a.pending_at > $4 then a.pending else 0 end < $5
     returning count + pending as used`,
    [key, now, now - within, now - attemptTimeout, failures, turnEvery !== undefined, now + ahead],
  );
  if (taken) {
    if (turnEvery !== undefined && taken.used > failures) await waitForTurn(database, counted, turnEvery, now);
    return true;
  }
  const [row] = await database.query('select count from attempts where key = $1', [key]);
  if (row && row.count >= failures) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
  return false;
}

/** Longest wait in the queue, ms; if it would be longer, the attempt is refused. */
const longestLine = 8_000;

/**
 * Waits for the next slot in the queue, first come first served. Throws Refusal('tooManyAttempts') if the queue is
 * full.
 */
async function waitForTurn(database: Database, counted: Counted, turnEvery: number, now: number): Promise<void> {
  const [turn] = await database.query(
    `insert into attempts as a (key, count, since) values ($1, 0, $2)
     on conflict (key) do update set since = case when a.since > $2 + $5 then $2 else greatest(a.since + $3, $2) end
       where a.since + $3 <= $2 + $4 or a.since > $2 + $5
     returning since`,
    [hashOf('turn', counted.key), now, turnEvery, longestLine, ahead],
  );
  if (!turn) {
    await releaseSlot(database, counted, false);
    throw new Refusal('tooManyAttempts', { httpStatus: 429 });
  }
  await sleep(turn.since - now);
}

/** Releases a slot; a failure remains counted. */
async function releaseSlot(database: Database, counted: Counted, failed: boolean): Promise<void> {
  await database.query(
    'update attempts set pending = greatest(pending - 1, 0), count = count + $2::integer where key = $1',
    [keyOf(counted), failed ? 1 : 0],
  );
}

/**
 * Verifies an attempt while holding a slot of each key, so that concurrent wrong attempts cannot exceed the limit and
 * correct ones all pass: if every slot is in use, the attempt waits. `verify` returns undefined for a failed attempt,
 * and so does this function; an error it throws is not counted. Throws Refusal('tooManyAttempts') after too many
 * failures.
 */
export async function limited<T>(
  database: Database,
  clock: { now(): number },
  counts: readonly Counted[],
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const taken: Counted[] = [];
  let failed = false;
  try {
    for (const counted of counts) {
      for (let pauses = 0; !(await acquireSlot(database, counted, clock.now())); pauses++) {
        if (pauses === maxPauses) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
        await sleep(pause);
      }
      taken.push(counted);
    }
    const result = await verify();
    failed = result === undefined;
    return result;
  } finally {
    for (const counted of taken) await releaseSlot(database, counted, failed);
  }
}

/** Forgets failures after a success. */
export async function forgetFailures(database: Database, counted: Counted): Promise<void> {
  await database.query('update attempts set count = 0 where key = $1', [keyOf(counted)]);
}
