import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { BackendSignals } from '../events/signals';
import type { Report } from '../events/workFaults';
import { type ClaimedMessage, claimMessages, endMessage, expireMessages, postponeMessage } from './queue';

/** Most messages that one process sends concurrently: a hanging receiver must not fill the memory. */
const maxConcurrent = 50;

/** How long a stopping process waits for messages in flight, ms. */
const lastMoment = 3_000;

/** Dependencies of a delivery. `report` takes the sender's errors. */
export interface DeliveryParts {
  database: Database;
  clock: Clock;
  sender: MessageSender;
  signals: BackendSignals;
  report: Report;
}

/**
 * Sends queued messages. A message is sent right after its commit, without delaying the call's answer: timing must not
 * reveal whether there was a recipient. Failed messages, and those that a crashed process left, are sent later by any
 * process with the same id.
 */
export class Delivery {
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(private readonly parts: DeliveryParts) {}

  /** Sends a message in the background. */
  wake(id: string): void {
    if (this.#stopped || this.#running.size >= maxConcurrent) return;
    const { database, clock } = this.parts;
    this.#run(async () => {
      for (const claimed of await claimMessages(database, { id, most: 1 }, clock.now())) await this.#send(claimed);
    });
  }

  /** Expires late messages and starts sending due ones, as far as there is room; resolves when they are started. */
  async turn(): Promise<void> {
    const { database, clock, signals } = this.parts;
    for (const purpose of await expireMessages(database, clock.now())) signals.emit('messageLost', { purpose });
    const most = maxConcurrent - this.#running.size;
    if (this.#stopped || most <= 0) return;
    const due = await claimMessages(database, { most }, clock.now());
    for (const claimed of due) this.#run(() => this.#send(claimed));
  }

  /** Resolves when no message is in flight. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /**
   * Starts no new messages and waits briefly for those in flight. Interrupted ones are sent by another process, or
   * after the next start.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((done) => {
      timer = setTimeout(done, lastMoment);
    });
    await Promise.race([this.settled(), moment]);
    clearTimeout(timer);
  }

  #run(work: () => Promise<void>): void {
    const running = work()
      .catch(this.parts.report)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #send(claimed: ClaimedMessage): Promise<void> {
    const { database, clock, sender, signals, report } = this.parts;
    const { message, purpose, attempt } = claimed;
    try {
      const { status } = await sender.send(message);
      const ended = await endMessage(
        database,
        message.message_id,
        status === 'refused' ? 'failed' : 'sent',
        clock.now(),
      );
      if (ended && status === 'refused') signals.emit('messageLost', { purpose });
    } catch (error) {
      // Reported once per message: an outage of minutes would fill the log.
      if (attempt === 1) report(error, { item: message.message_id });
      await postponeMessage(database, claimed, clock.now());
    }
  }
}
