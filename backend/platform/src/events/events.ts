import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { addJobs, type Job } from '../jobs/jobs';
import type { DomainEvents, EventName, Subscriber, Subscriptions } from './domainEvents';

/** Emits an event in the current transaction: rolled back with it, delivered after the commit. */
export type Emit = <N extends EventName>(event: N, data: DomainEvents[N]) => Promise<void>;

/** The longest delivery, ms: then another process delivers what its emitter has not. */
const lease = 10_000;

/** The job of delivering an event to a subscriber. The names are stored in the database. */
const kindOf = (event: EventName, subscriber: string): string => `${event}.${subscriber}`;

/**
 * The events of one backend. An event is a job for each subscriber: done by the emitting process right after the
 * commit, or after a failure or crash later, by any process.
 */
export class Events {
  /** `report` takes the errors of subscribers. */
  constructor(private readonly parts: { clock: Clock; subscriptions: Subscriptions; jobs: JobRunner; report: Report }) {
    const { subscriptions } = parts;
    for (const event of Object.keys(subscriptions) as EventName[])
      for (const [name, subscriber] of Object.entries(subscriptions[event]))
        this.#define(event, name, subscriber as Subscriber<EventName>);
  }

  /** The effects of a subscriber and the end of its job are one transaction. */
  #define(event: EventName, name: string, subscriber: Subscriber<EventName>): void {
    const { clock, jobs, report } = this.parts;
    jobs.define<DomainEvents[EventName]>(kindOf(event, name), {
      async run({ payload: data, added_at: emittedAt }, database, end) {
        await database.transaction(async (transaction) => {
          await subscriber(transaction, { data, emittedAt, now: clock.now() });
          await end(transaction);
        });
      },
      atOnce: 1,
      lease,
      pauses: { first: 5_000, longest: 3_600_000 },
      report,
    });
  }

  /**
   * Runs `work` in one transaction, and delivers the emitted events after the commit, before this resolves. A failing
   * subscriber does not make it fail.
   */
  async transaction<T>(database: Database, work: (transaction: Database, emit: Emit) => Promise<T>): Promise<T> {
    let emitted: Job[] = [];
    const result = await database.transaction((transaction) => {
      // Reset, because the database may retry the transaction.
      emitted = [];
      return work(transaction, async (event, data) => {
        emitted.push(...(await this.#write(transaction, event, data)));
      });
    });
    for (const job of emitted) await this.parts.jobs.run(job, database);
    return result;
  }

  /** Adds the jobs as taken by this process, which does them after the commit. */
  #write<N extends EventName>(transaction: Database, event: N, data: DomainEvents[N]): Promise<Job[]> {
    const { clock, subscriptions } = this.parts;
    const kinds = Object.keys(subscriptions[event]).map((name) => kindOf(event, name));
    const now = clock.now();
    return addJobs(transaction, { kinds, key: randomUUID(), payload: data, at: now + lease }, now);
  }
}
