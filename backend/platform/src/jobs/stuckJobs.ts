import type { Database } from '@marquee/database/database';

/** A job that has failed for longer than this, ms, is stuck. It is still tried, but somebody should look. */
const patience = 15 * 60_000;

const stuck = `done_at is null and failed_at <= $1::bigint - ${patience}`;

/** Jobs of one kind that are stuck by the same fault; times in ms since 1970. */
export interface StuckJobs {
  kind: string;
  fault: string;
  count: number;
  /** Since when the oldest fails. */
  failed_at: number;
  /** Most tries of one. */
  tries: number;
  /** When the first of them is tried again. */
  run_at: number;
  /** Keys of at most five, the oldest first. */
  keys: string[];
}

/** What an operator does about jobs that are stuck by a fault, such as `PartnerFault gateway timeout`. */
export function cureOf(fault: string): string {
  const [kind, partner, how] = fault.split(' ');
  if (kind === 'DatabaseUnavailable') return 'The database was away. Nothing is to be done when it is back.';
  if (kind !== 'PartnerFault')
    return 'Find "work failed" with its key in the log. Mend what the row lacks, or report the line.';
  if (how === 'unreachable' || how === 'timeout')
    return `The ${partner} does not answer. Check its address with the doctor, and ask the partner. Jobs go on by themselves.`;
  return `The ${partner} answers what we cannot take. Compare keys and clocks, run the conformance checks, and ask the partner.`;
}

/** What is stuck, the oldest first: one row for each kind and fault, so that a partner that is away is one row. */
export function stuckJobs(database: Database, now: number): Promise<StuckJobs[]> {
  return database.query(
    `select kind, fault, count(*) as count, min(failed_at) as failed_at, max(tries) as tries, min(run_at) as run_at,
       coalesce((array_agg(key order by failed_at, id))[:5], '{}') as keys
     from jobs where ${stuck} and fault is not null group by kind, fault order by min(failed_at)`,
    [now],
  );
}

/** How many jobs are stuck, by kind. */
export async function countStuck(database: Database, now: number): Promise<Map<string, number>> {
  const rows = await database.query(`select kind, count(*) as count from jobs where ${stuck} group by kind`, [now]);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** Has failed jobs run now: all of them, those of a kind, or one. Returns how many. */
export async function retryNow(
  database: Database,
  { kind, key }: { kind?: string | undefined; key?: string | undefined },
  now: number,
): Promise<number> {
  const rows = await database.query(
    `update jobs set run_at = $1, set_at = $1 where done_at is null and failed_at is not null
       and ($2::text is null or kind = $2) and ($3::text is null or key = $3) returning id`,
    [now, kind ?? null, key ?? null],
  );
  return rows.length;
}
