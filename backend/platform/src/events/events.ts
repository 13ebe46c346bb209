import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { deliver } from './deliver';
import type { DomainEvents, EventName, Subscriptions } from './domainEvents';

/**
 * Writes an event into the transaction in which it happens: rolled back with it, and delivered once it has committed.
 */
export type Emit = <N extends EventName>(event: N, data: DomainEvents[N]) => Promise<void>;

/** What was emitted further ahead comes from a clock that was wrong, ms: it does not wait for that time. */
const ahead = 60_000;

/** Deliveries that one turn takes up at most. */
const atOnce = 1000;

/**
 * The events of one backend. What is emitted stands in the database until it is delivered, once to each subscriber: by
 * the process that emitted it, before it goes on; by any process, later, where a delivery failed or the process ended
 * before it.
 */
export class Events {
  /** `report` takes the errors of subscribers. */
  constructor(
    private readonly parts: { clock: Clock; subscriptions: Subscriptions; report: (error: unknown) => void },
  ) {}

  /**
   * Runs `work` in one transaction, and delivers what it emitted after the commit and before this resolves. A
   * subscriber that fails does not make it fail: what happened has happened.
   */
  async transaction<T>(database: Database, work: (transaction: Database, emit: Emit) => Promise<T>): Promise<T> {
    let emitted: number[] = [];
    const result = await database.transaction((transaction) => {
      // The database may try the transaction again.
      emitted = [];
      return work(transaction, async (event, data) => {
        emitted.push(...(await this.#write(transaction, event, data)));
      });
    });
    for (const id of emitted) await deliver({ ...this.parts, database }, id, 'wait');
    return result;
  }

  /**
   * Delivers what is due, whoever emitted it, except what another process delivers at this moment; resolves with how
   * many were.
   */
  async deliverDue(database: Database): Promise<number> {
    const { clock, subscriptions } = this.parts;
    const known = Object.values(subscriptions).flatMap((subscribers) => Object.keys(subscribers));
    const due = await database.query<{ id: number }>(
      `select id from event_deliveries where delivered_at is null and (due_at <= $1 or emitted_at > $1 + ${ahead}) and subscriber = any($2::text[])
       order by id limit ${atOnce}`,
      [clock.now(), known],
    );
    let delivered = 0;
    for (const { id } of due) if (await deliver({ ...this.parts, database }, id, 'skip')) delivered++;
    return delivered;
  }

  async #write<N extends EventName>(transaction: Database, event: N, data: DomainEvents[N]): Promise<number[]> {
    const { clock, subscriptions } = this.parts;
    const rows = await transaction.query<{ id: number }>(
      `insert into event_deliveries (event, subscriber, data, emitted_at, due_at)
       select $1::text, subscriber, $2::jsonb, $3::bigint, $3::bigint from unnest($4::text[]) as subscriber returning id`,
      [event, JSON.stringify(data), clock.now(), Object.keys(subscriptions[event])],
    );
    return rows.map(({ id }) => id);
  }
}
