/** Limits of one kind of work. */
export interface QueueLimits {
  /** Concurrent tasks of all callers. */
  concurrent: number;
  /** Concurrent tasks of one caller. */
  perCaller: number;
  /** Waiting tasks of one caller. */
  waitingPerCaller: number;
  /** Waiting tasks of all callers. */
  waitingInAll: number;
}

/**
 * Limits the concurrency of costly tasks, and serves callers round-robin. Each task starts in its own turn of the event
 * loop, so that cheap requests are not blocked by one caller's queue. It never refuses: check `hasCapacity` first.
 */
export class FairQueue {
  /** Waiting tasks by caller; the map's order is the order of service. */
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;
  #waiting = 0;
  #isScheduled = false;

  constructor(private readonly limits: QueueLimits) {}

  /** Whether a caller may queue one more task. */
  hasCapacity(caller: string): boolean {
    const { waitingPerCaller, waitingInAll } = this.limits;
    return this.#waiting < waitingInAll && (this.#queues.get(caller)?.length ?? 0) < waitingPerCaller;
  }

  /** Runs a task when its caller is next; settles like the task. */
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

  /** Starts one task in the next turn of the event loop, if the limits allow. */
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
      // The served caller moves to the end.
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
