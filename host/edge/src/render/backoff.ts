const first = 30_000;
const longest = 3_600_000;

/** Exponential backoff of what has failed: 30 s, doubled with each further failure, at most an hour. */
export class Backoff {
  #left = new Map<string, { until: number; pause: number }>();

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
    for (const [other, { until, pause }] of this.#left) if (until + pause <= now) this.#left.delete(other);
    if (this.has(key)) return false;
    const pause = Math.min(longest, (this.#left.get(key)?.pause ?? first / 2) * 2);
    this.#left.set(key, { until: now + pause, pause });
    return true;
  }
}
