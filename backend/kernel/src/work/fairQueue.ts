/** How much of one kind of work is done at once. */
export interface QueueLimits {
  /** Works at once, of all together. */
  concurrent: number;
  /** Works at once of one caller. */
  perCaller: number;
  /** Works of one caller that wait. */
  waitingPerCaller: number;
  /** Works that wait, of all callers together. */
  waitingInAll: number;
}

/**
 * Lets work that costs much be done a few at a time, callers by turns, and one begun only after the process has looked at what else came in: so what costs
 * little waits for a few works, never for all that somebody asked for. Nothing is refused here: ask `hasCapacity` first.
 */
export class FairQueue {
  /** Who waits, in the order of their turns, with what. */
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;
  #waiting = 0;
  #isScheduled = false;

  constructor(private readonly limits: QueueLimits) {}

  /** Whether a caller may have one more work wait. */
  hasCapacity(caller: string): boolean {
    const { waitingPerCaller, waitingInAll } = this.limits;
    return this.#waiting < waitingInAll && (this.#queues.get(caller)?.length ?? 0) < waitingPerCaller;
  }

  /** Does a work when it is its caller's turn. Resolves and rejects as it does. */
  run<Made>(caller: string, work: () => Promise<Made>): Promise<Made> {
    return new Promise<Made>((resolve, reject) => {
      const queue = this.#queues.get(caller) ?? [];
      queue.push(() => {
        Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .finally(() => this.#ended(caller));
      });
      this.#queues.set(caller, queue);
      this.#waiting += 1;
      this.#schedule();
    });
  }

  #ended(caller: string): void {
    this.#busy -= 1;
    const left = (this.#running.get(caller) ?? 1) - 1;
    if (left > 0) this.#running.set(caller, left);
    else this.#running.delete(caller);
    this.#schedule();
  }

  /** Begins one work in the next round of the event loop, where there is one that may begin. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting === 0 || this.#busy >= this.limits.concurrent) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#startNext()) this.#schedule();
    });
  }

  #startNext(): boolean {
    for (const [caller, queue] of this.#queues) {
      const running = this.#running.get(caller) ?? 0;
      if (running >= this.limits.perCaller) continue;
      const start = queue.shift();
      // Whoever had a turn goes to the end.
      this.#queues.delete(caller);
      if (queue.length > 0) this.#queues.set(caller, queue);
      if (!start) continue;
      this.#busy += 1;
      this.#waiting -= 1;
      this.#running.set(caller, running + 1);
      start();
      return true;
    }
    return false;
  }
}
