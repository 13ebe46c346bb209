import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import type { Clock } from '@marquee/kernel/clock';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import { sweeps } from '../jobs/retriedRows';

const hour = 3_600_000;
const day = 24 * hour;

/** Retention by table: the time column, and how long rows are kept, ms. */
export const kept = [
  ['attempts', 'since', day],
  ['call_rates', 'at', day],
  ['one_time_codes', 'expires_at', day],
  ['factor_tries', 'since', day],
  ['second_factor_tries', 'since', day],
  ['passkey_challenges', 'expires_at', hour],
  ['staff_challenges', 'ends_at', hour],
  ['staff_device_codes', 'ends_at', day],
  ['sign_in_tickets', 'expires_at', hour],
  ['step_up_grants', 'expires_at', hour],
  ['export_tickets', 'created_at', day],
  ['event_deliveries', 'delivered_at', 7 * day],
  ['jobs', 'done_at', 7 * day],
  ['messages', 'ended_at', 7 * day],
  ['remote_failures', 'created_at', 30 * day],
  ['staff_requests', 'at', 30 * day],
  ['row_faults', 'last_at', 7 * day],
  // As the privacy policy promises.
  ['contact_messages', 'created_at', 730 * day],
  ['known_devices', 'last_used_at', 400 * day],
] as const;

/** The deletions of one run: each statement with the time before which rows are deleted. */
function deletions(now: number): [statement: string, before: number][] {
  return [
    ...kept.map(([table, column, time]): [string, number] => [`delete from ${table} where ${column} < $1`, now - time]),
    // It would have been tried since if its row were still there to be worked on.
    [`delete from jobs where kind in (${listed(...sweeps)}) and run_at < $1`, now - hour],
    // The launch was interrupted before the game server answered.
    ['delete from play_sessions where is_opening and started_at < $1', now - hour],
    ['delete from search_misses where day < to_timestamp($1::double precision / 1000)::date', now - 90 * day],
    // Longer than any game server runs a demo.
    ["delete from play_sessions where mode = 'demo' and last_at < $1", now - 3 * day],
  ];
}

/**
 * Deletes expired data: attempt counters, codes, delivered events and messages, reports, devices without cookie. Money,
 * sessions and players' decisions are kept. A failed deletion is reported and does not stop the others.
 */
export async function deleteExpired(
  { database, report }: { database: Database; report: (error: unknown) => void },
  now: number,
): Promise<void> {
  await eachRow(deletions(now), ([statement, before]) => database.query(statement, [before]), report);
}

/** Runs every hour; safe in several processes. Returns a function that stops it. */
export function startHousekeeping(parts: {
  database: Database;
  clock: Clock;
  report: (error: unknown) => void;
}): () => Promise<void> {
  return repeat(() => deleteExpired(parts, parts.clock.now()), { every: hour, report: parts.report });
}
