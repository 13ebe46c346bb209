import { backOff } from '@marquee/kernel/work/backOff';

/** The pause after so many earlier failures, ms; whole, because an edge's failures are its own. */
const pauseAfter = (failures: number) => backOff(failures, 30_000, 3_600_000, 1);

/** Exponential backoff of what has failed: 30 s, doubled with each further failure, at most an hour. */
export class Backoff {
  #left = new Map<string, { until: number; failures: number }>();

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Whether it is in backoff now. */
  has(key: string): boolean {
    return (this.#left.get(key)?.until ?? 0) > this.now();
  }

  /**
   * Records a failure. Returns whether it is new: not during backoff. After as long without failures as the last
   * backoff, it starts at 30 s again.
   */
  add(key: string): boolean {
    const now = this.now();
    for (const [other, { until, failures }] of this.#left)
      if (until + pauseAfter(failures) <= now) this.#left.delete(other);
    if (this.has(key)) return false;
    const failures = (this.#left.get(key)?.failures ?? -1) + 1;
    this.#left.set(key, { until: now + pauseAfter(failures), failures });
    return true;
  }
}
