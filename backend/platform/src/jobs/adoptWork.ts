import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';

/** An event that its process has not delivered after this time, ms, is left behind. */
const patience = 60_000;

/**
 * Each statement adds jobs for work that has none. Processes of versions before jobs leave theirs in other tables, also
 * while this version runs beside them. A payment without a job has lost it to a restored table, for instance.
 */
const statements = [
  `with events as (delete from event_deliveries where id in (select id from event_deliveries
       where delivered_at is null and (emitted_at < $1::bigint - ${patience} or emitted_at > $1) for update skip locked)
     returning id, event, subscriber, data, emitted_at)
   insert into jobs (kind, key, payload, added_at, run_at, set_at)
   select event || '.' || subscriber, 'event ' || id, data, emitted_at, $1, $1 from events on conflict do nothing`,
  `insert into jobs (kind, key, payload, added_at, run_at, set_at)
   select 'message', message_id, jsonb_build_object('expires_at', expires_at), $1, $1, $1 from messages where state = 'pending'
   on conflict do nothing`,
  `with open as (update identity_checks set ask_at = null where ask_at is not null returning id)
   insert into jobs (kind, key, added_at, run_at, set_at) select 'identity', id, $1, $1, $1 from open on conflict do nothing`,
  `insert into jobs (kind, key, added_at, run_at, set_at)
   select 'payment', id, $1, $1, $1 from payments where state in (${listed(...unfinished)})
     and not exists (select 1 from jobs where kind = 'payment' and key = payments.id and done_at is null)
   on conflict (kind, key) do update set run_at = $1, set_at = $1, done_at = null, turn = jobs.turn + 1 where jobs.done_at is not null`,
];

/** Gives jobs to work that has none. Idempotent; safe beside processes of an older version. */
export async function adoptWork(database: Database, now: number): Promise<void> {
  for (const statement of statements) await database.query(statement, [now]);
}
