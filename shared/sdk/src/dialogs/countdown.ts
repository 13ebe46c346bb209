/** A clock and its timers; the page's own by default. */
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
 * The display time of a toast (R9), in ms, paused while the pointer is over it or it has the focus (D12). `done` is
 * called once.
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

  /** Pauses the time; idempotent per reason. */
  hold(reason: 'pointer' | 'focus'): void {
    if (this.#holds.size === 0) {
      this.#timers.clear(this.#handle);
      this.#left -= this.#timers.now() - this.#since;
    }
    this.#holds.add(reason);
  }

  /** Resumes when no reason to pause is left. */
  release(reason: 'pointer' | 'focus'): void {
    if (this.#holds.delete(reason) && this.#holds.size === 0) this.#go();
  }

  /** Stops without calling `done`. */
  cancel(): void {
    this.#timers.clear(this.#handle);
  }

  #go(): void {
    this.#since = this.#timers.now();
    this.#handle = this.#timers.set(this.#done, Math.max(0, this.#left));
  }
}
