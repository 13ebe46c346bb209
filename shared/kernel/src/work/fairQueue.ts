/** Limits for one kind of work. */
export interface QueueLimits {
  /** Works that run concurrently, of all callers. */
  concurrent: number;
  /** Works that run concurrently, of one caller. */
  perCaller: number;
  /** Works of one caller that wait. */
  waitingPerCaller: number;
  /** Works that wait, of all callers together. */
  waitingInAll: number;
}

/**
 * Limits how much costly work runs concurrently, and serves callers round-robin. Each work begins in its own round of
 * the event loop, so that cheap requests wait for a few works, never for all that one caller has asked for. It refuses
 * nothing: ask `hasCapacity` first.
 */
export class FairQueue {
  /** Waiting works by caller, in the order in which callers are served. */
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;
  #waiting = 0;
  #isScheduled = false;

  constructor(private readonly limits: QueueLimits) {}

  /** Whether one more work of a caller may wait. */
  hasCapacity(caller: string): boolean {
    const { waitingPerCaller, waitingInAll } = this.limits;
    return this.#waiting < waitingInAll && (this.#queues.get(caller)?.length ?? 0) < waitingPerCaller;
  }

  /** Runs a work when its caller is next. Settles as the work does. */
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

  /** Starts one work in the next round of the event loop, if one may start. */
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
      // The caller that was served goes to the end.
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
