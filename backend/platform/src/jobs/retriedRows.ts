import type { Database } from '@marquee/database/database';
import { backOff } from '@marquee/kernel/work/backOff';
import { eachRow } from '@marquee/kernel/work/eachRow';
import type { Report } from '@marquee/kernel/work/report';
import { addJob, dropJob, failedJobs, retryJob } from './jobs';

/** Work that looks for its rows itself. */
export const sweeps = ['settlement of legs', 'settlement of bets', 'closing', 'erasing', 'persons'] as const;

/** Dependencies of retrying; `now` in ms since 1970. */
interface Parts {
  database: Database;
  now: number;
  report: Report;
}

/**
 * Processes each row of background work that looks for its rows itself. A failed row is reported, becomes a job of kind
 * `name`, and is retried with backoff by a later run of any process; the other rows are processed. Returns how many
 * succeeded. `work` must be idempotent. The log names the row, unless rows are players.
 */
export async function retriedRows<Row>(
  { database, now, report }: Parts,
  name: (typeof sweeps)[number],
  { rows, idOf, arePlayers = false }: { rows: readonly Row[]; idOf: (row: Row) => string; arePlayers?: boolean },
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const failed = await failedJobs(database, name, now);
  const due = rows.filter((row) => failed.get(idOf(row))?.is_due ?? true);
  return eachRow(
    due,
    async (row) => {
      await work(row);
      const job = failed.get(idOf(row));
      if (job) await dropJob(database, job);
    },
    async (error, row) => {
      const key = idOf(row);
      report(error, { item: arePlayers ? name : `${name} ${key}` });
      const job = failed.get(key) ?? (await addJob(database, { kind: name, key, at: now }, now));
      await retryJob(database, job, { error, at: now + backOff(job.tries, 5000, 600_000) }, now);
    },
  );
}
