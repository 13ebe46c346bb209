import type { Database } from '@marquee/database/database';
import { faultFields } from '@marquee/kernel/log';
import { eachRow } from '@marquee/kernel/work/eachRow';
import type { Report } from './workFaults';

/** Backoff of a failed row, ms: first pause, doubled after each attempt, and the longest. */
const firstWait = 5_000;
const longestWait = 600_000;

/** Dependencies of retrying; `now` in ms since 1970. */
interface Parts {
  database: Database;
  now: number;
  report: Report;
}

/**
 * Processes each row of background work that has no schedule of its own. A failed row is reported, recorded in
 * `row_faults`, and retried with backoff by a later run of any process; the other rows are processed. Returns how many
 * succeeded. `work` must be idempotent. The log names the row, unless rows are players.
 */
export async function retriedRows<Row>(
  { database, now, report }: Parts,
  name: string,
  { rows, idOf, arePlayers = false }: { rows: readonly Row[]; idOf: (row: Row) => string; arePlayers?: boolean },
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const faults = await database.query<{ row_id: string; retry_at: number }>(
    'select row_id, retry_at from row_faults where work = $1',
    [name],
  );
  const retryAt = new Map(faults.map(({ row_id, retry_at }) => [row_id, retry_at]));
  // A pause of more than twice the maximum was written under a wrong clock.
  const isDue = (at: number) => at <= now || at > now + 2 * longestWait;
  const due = rows.filter((row) => isDue(retryAt.get(idOf(row)) ?? 0));
  return eachRow(
    due,
    async (row) => {
      await work(row);
      if (retryAt.has(idOf(row)))
        await database.query('delete from row_faults where work = $1 and row_id = $2', [name, idOf(row)]);
    },
    async (error, row) => {
      report(error, { item: arePlayers ? name : `${name} ${idOf(row)}` });
      await write(database, name, idOf(row), error, now);
    },
  );
}

async function write(database: Database, name: string, id: string, error: unknown, now: number): Promise<void> {
  const { kind, code } = faultFields(error);
  await database.query(
    `insert into row_faults (work, row_id, fault, first_at, last_at, retry_at) values ($1, $2, $3, $4, $4, $4::bigint + ${firstWait})
     on conflict (work, row_id) do update set tries = row_faults.tries + 1, fault = excluded.fault, last_at = excluded.last_at,
       retry_at = excluded.last_at + least(${longestWait}, (${firstWait} * power(2, least(row_faults.tries, 20)))::bigint)`,
    [name, id, [kind, code].filter(Boolean).join(' '), now],
  );
}
