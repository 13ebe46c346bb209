import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { BackendSignals } from '../events/signals';
import { type ClaimedMessage, claimMessages, endMessage, expireMessages, postponeMessage } from './queue';

/** Messages that one process sends at the same time, at most: a silent receiver must not fill the memory. */
const atOnce = 50;

/** How long a process that stops waits for what it sends, ms. */
const lastMoment = 3_000;

/** What a delivery rests on. `report` takes faults of the sender. */
export interface DeliveryParts {
  database: Database;
  clock: Clock;
  sender: MessageSender;
  signals: BackendSignals;
  report: (error: unknown) => void;
}

/**
 * Sends the messages of the queue. A message that this process wrote goes out right after its commit, while its call is
 * already answered: how long sending takes must not tell whether there was anybody to send to. What fails, or was left
 * by a process that ended, is sent by any process later, with the same id.
 */
export class Delivery {
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(private readonly parts: DeliveryParts) {}

  /** Sends the message of an id soon; nobody waits for it. */
  wake(id: string): void {
    if (this.#stopped || this.#running.size >= atOnce) return;
    const { database, clock } = this.parts;
    this.#run(async () => {
      for (const claimed of await claimMessages(database, { id, most: 1 }, clock.now())) await this.#send(claimed);
    });
  }

  /**
   * Ends what came too late and starts sending what is due, as much as there is room for; resolves when this is under
   * way.
   */
  async turn(): Promise<void> {
    const { database, clock, signals } = this.parts;
    for (const purpose of await expireMessages(database, clock.now())) signals.emit('messageLost', { purpose });
    const most = atOnce - this.#running.size;
    if (this.#stopped || most <= 0) return;
    const due = await claimMessages(database, { most }, clock.now());
    for (const claimed of due) this.#run(() => this.#send(claimed));
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /**
   * Begins nothing more, and gives what is under way a moment. What is cut off is sent by another process, or after the
   * next start.
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
      // Once for each message: an outage of minutes would fill the log.
      if (attempt === 1) report(error);
      await postponeMessage(database, claimed, clock.now());
    }
  }
}
