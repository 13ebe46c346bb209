import { createHash } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** How many failures are tolerated, and in what time (ms). */
export interface Tolerance {
  failures: number;
  within: number;
}

const hour = 3_600_000;

/** Failed sign-ins (decisions §5): an account is slowed early, an address only when it goes through many accounts. */
export const tolerance = {
  account: { failures: 8, within: hour / 4 },
  address: { failures: 60, within: hour / 4 },
} as const satisfies Record<string, Tolerance>;

/** What is stored of the key: an address or account id is nobody's business. */
const keyOf = (kind: string, key: string) => createHash('sha256').update(`${kind}\n${key}`).digest('hex');

/**
 * Counts a try before it is judged, in one statement, so that tries at the same time cannot pass together. Throws
 * Refusal('tooManyAttempts') for the one that is too many.
 */
export async function countAttempt(
  database: Database,
  kind: keyof typeof tolerance,
  key: string,
  now: number,
): Promise<void> {
  const { failures, within } = tolerance[kind];
  const [row] = await database.query<{ count: number }>(
    `insert into attempts (key, count, since) values ($1, 1, $2)
     on conflict (key) do update set
       count = case when attempts.since > $3 then attempts.count + 1 else 1 end,
       since = case when attempts.since > $3 then attempts.since else excluded.since end
     returning count`,
    [keyOf(kind, key), now, now - within],
  );
  if (row && row.count > failures) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
}

/** Forgets an account's failures after a success. */
export async function forgetAttempts(database: Database, kind: keyof typeof tolerance, key: string): Promise<void> {
  await database.query('delete from attempts where key = $1', [keyOf(kind, key)]);
}

/** Takes back one try that was no failure. */
export async function returnAttempt(database: Database, kind: keyof typeof tolerance, key: string): Promise<void> {
  await database.query('update attempts set count = count - 1 where key = $1 and count > 0', [keyOf(kind, key)]);
}
