/** A clock and its timers; the page's own unless a test passes another. */
export interface Timers {
  now: () => number;
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (handle: unknown) => void;
}

const pageTimers: Timers = {
  now: () => performance.now(),
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/**
 * The time that a message stays (R9), in ms. It stands still as long as anything holds it: a pointer over
 * the message, the focus in it (D12). `done` is called once.
 */
export class Countdown {
  #left: number;
  #timers: Timers;
  #done: () => void;
  #holds = new Set<string>();
  #since = 0;
  #handle: unknown;

  constructor(milliseconds: number, done: () => void, timers: Timers = pageTimers) {
    this.#left = milliseconds;
    this.#done = done;
    this.#timers = timers;
    this.#go();
  }

  /** Stops the time; held twice for the same reason is held once. */
  hold(reason: 'pointer' | 'focus'): void {
    if (this.#holds.size === 0) {
      this.#timers.clear(this.#handle);
      this.#left -= this.#timers.now() - this.#since;
    }
    this.#holds.add(reason);
  }

  /** Lets the time go on, when nothing else holds it. */
  release(reason: 'pointer' | 'focus'): void {
    if (this.#holds.delete(reason) && this.#holds.size === 0) this.#go();
  }

  /** Ends it without a word. */
  cancel(): void {
    this.#timers.clear(this.#handle);
  }

  #go(): void {
    this.#since = this.#timers.now();
    this.#handle = this.#timers.set(this.#done, Math.max(0, this.#left));
  }
}
