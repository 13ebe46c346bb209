import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { deliver } from './deliver';
import type { DomainEvents, EventName, Subscriptions } from './domainEvents';

/** Emits an event in the current transaction: rolled back with it, delivered after the commit. */
export type Emit = <N extends EventName>(event: N, data: DomainEvents[N]) => Promise<void>;

/** Events dated further ahead than this were written under a wrong clock and are due now, ms. */
const ahead = 60_000;

/** Most deliveries per run. */
const batchSize = 1000;

/**
 * The event outbox of one backend. An emitted event is stored until each subscriber has received it once: normally by
 * the emitting process, right after the commit; after a failure or a crash later, by any process.
 */
export class Events {
  /** `report` takes the errors of subscribers. */
  constructor(
    private readonly parts: { clock: Clock; subscriptions: Subscriptions; report: (error: unknown) => void },
  ) {}

  /**
   * Runs `work` in one transaction, and delivers the emitted events after the commit, before this resolves. A failing
   * subscriber does not make it fail.
   */
  async transaction<T>(database: Database, work: (transaction: Database, emit: Emit) => Promise<T>): Promise<T> {
    let emitted: number[] = [];
    const result = await database.transaction((transaction) => {
      // Reset, because the database may retry the transaction.
      emitted = [];
      return work(transaction, async (event, data) => {
        emitted.push(...(await this.#write(transaction, event, data)));
      });
    });
    for (const id of emitted) await deliver({ ...this.parts, database }, id, 'wait');
    return result;
  }

  /** Delivers what is due, whoever emitted it, except what another process is delivering; returns how many. */
  async deliverDue(database: Database): Promise<number> {
    const { clock, subscriptions } = this.parts;
    const known = Object.values(subscriptions).flatMap((subscribers) => Object.keys(subscribers));
    const due = await database.query<{ id: number }>(
      `select id from event_deliveries where delivered_at is null and (due_at <= $1 or emitted_at > $1 + ${ahead}) and subscriber = any($2::text[])
       order by id limit ${batchSize}`,
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
