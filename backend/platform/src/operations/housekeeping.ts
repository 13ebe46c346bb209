import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';

const hour = 3_600_000;
const day = 24 * hour;

/** What is of no use any more, by table: the column of its time, and how long it is kept, ms. */
const kept = [
  ['attempts', 'since', day],
  ['one_time_codes', 'expires_at', day],
  ['factor_tries', 'since', day],
  ['passkey_challenges', 'expires_at', hour],
  ['sign_in_tickets', 'expires_at', hour],
  ['step_up_grants', 'expires_at', hour],
  ['event_deliveries', 'delivered_at', 7 * day],
  ['messages', 'ended_at', 7 * day],
  ['remote_failures', 'created_at', 30 * day],
] as const;

/** Forgets what nobody needs any more: counts of tries, codes, events and messages that were delivered, reports. Money, sessions and decisions of players stay. */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  for (const [table, column, time] of kept)
    await database.query(`delete from ${table} where ${column} < $1`, [now - time]);
  // Whoever asked for them was cut off before the game server answered.
  await database.query('delete from play_sessions where is_opening and started_at < $1', [now - hour]);
  // Longer than any game server plays a demo.
  await database.query("delete from play_sessions where mode = 'demo' and last_at < $1", [now - 3 * day]);
}

/** Tidies every hour; several processes may. Returns a function that stops it. */
export function startHousekeeping(
  { database, clock }: { database: Database; clock: Clock },
  report: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = deleteExpired(database, clock.now()).catch(report);
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
