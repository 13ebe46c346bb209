import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';

const hour = 3_600_000;
const day = 24 * hour;

/** What is of no use any more, by table: the column of its time, and how long it is kept, ms. */
const kept = [
  ['attempts', 'since', day],
  ['call_rates', 'at', day],
  ['one_time_codes', 'expires_at', day],
  ['factor_tries', 'since', day],
  ['second_factor_tries', 'since', day],
  ['passkey_challenges', 'expires_at', hour],
  ['sign_in_tickets', 'expires_at', hour],
  ['step_up_grants', 'expires_at', hour],
  ['export_tickets', 'created_at', day],
  ['event_deliveries', 'delivered_at', 7 * day],
  ['messages', 'ended_at', 7 * day],
  ['remote_failures', 'created_at', 30 * day],
  ['row_faults', 'last_at', 7 * day],
  // The privacy policy says so.
  ['contact_messages', 'created_at', 730 * day],
  ['known_devices', 'last_used_at', 400 * day],
] as const;

/** What one turn deletes, each by a statement of its own and a time before which it goes. */
function deletions(now: number): [statement: string, before: number][] {
  return [
    ...kept.map(([table, column, time]): [string, number] => [`delete from ${table} where ${column} < $1`, now - time]),
    // Whoever asked for them was cut off before the game server answered.
    ['delete from play_sessions where is_opening and started_at < $1', now - hour],
    ['delete from search_misses where day < to_timestamp($1::double precision / 1000)::date', now - 90 * day],
    // Longer than any game server plays a demo.
    ["delete from play_sessions where mode = 'demo' and last_at < $1", now - 3 * day],
  ];
}

/**
 * Forgets what nobody needs any more: counts of tries, codes, events and messages that were delivered, reports,
 * browsers that gave up their cookie. Money, sessions and decisions of players stay. What cannot be deleted is
 * reported, and the rest is deleted all the same.
 */
export async function deleteExpired(
  { database, report }: { database: Database; report: (error: unknown) => void },
  now: number,
): Promise<void> {
  await eachRow(deletions(now), ([statement, before]) => database.query(statement, [before]), report);
}

/** Tidies every hour; several processes may. Returns a function that stops it. */
export function startHousekeeping(parts: {
  database: Database;
  clock: Clock;
  report: (error: unknown) => void;
}): () => Promise<void> {
  return repeat(() => deleteExpired(parts, parts.clock.now()), { every: hour, report: parts.report });
}
