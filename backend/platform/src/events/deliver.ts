import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { DomainEvents, EventName, Subscriber, Subscriptions } from './domainEvents';
import type { Report } from './workFaults';

/** Backoff of a failed delivery, ms: first pause, doubled after each attempt, and the longest. */
const firstWait = 5_000;
const longestWait = 3_600_000;

interface Row {
  event: EventName;
  subscriber: string;
  data: DomainEvents[EventName];
  emitted_at: number;
}

/** Dependencies of a delivery. `report` takes subscribers' errors. */
interface Parts {
  database: Database;
  clock: Clock;
  subscriptions: Subscriptions;
  report: Report;
}

/**
 * Delivers one event to one subscriber in one transaction, with the row locked: the subscriber's effects and the
 * delivery mark commit together. Failures are reported and retried later. Returns whether it was delivered here.
 * `whenLocked`: `wait` for another process that is delivering it, or `skip` it.
 */
export async function deliver(
  { database, clock, subscriptions, report }: Parts,
  id: number,
  whenLocked: 'wait' | 'skip',
): Promise<boolean> {
  try {
    return await database.transaction(async (transaction) => {
      const [row] = await transaction.query<Row>(
        `select event, subscriber, data, emitted_at from event_deliveries where id = $1 and delivered_at is null
         for update ${whenLocked === 'skip' ? 'skip locked' : ''}`,
        [id],
      );
      const subscriber = row && (subscriptions[row.event]?.[row.subscriber] as Subscriber<EventName> | undefined);
      if (!subscriber) return false;
      const now = clock.now();
      await subscriber(transaction, { data: row.data, emittedAt: row.emitted_at, now });
      await transaction.query('update event_deliveries set delivered_at = $2, tries = tries + 1 where id = $1', [
        id,
        now,
      ]);
      return true;
    });
  } catch (error) {
    report(error, { item: id });
    await postpone(database, id, clock.now()).catch(report);
    return false;
  }
}

async function postpone(database: Database, id: number, now: number): Promise<void> {
  await database.query(
    `update event_deliveries set tries = tries + 1, due_at = $2::bigint + least($3::bigint, ($4 * power(2, least(tries, 20)))::bigint)
     where id = $1 and delivered_at is null`,
    [id, now, longestWait, firstWait],
  );
}
