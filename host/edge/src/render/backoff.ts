const first = 30_000;
const longest = 3_600_000;

/**
 * What is left alone for a time because it failed: 30 s, and twice as long each time that it fails again, at most an
 * hour.
 */
export class Backoff {
  #left = new Map<string, { until: number; pause: number }>();

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Whether it is to be left alone now. */
  has(key: string): boolean {
    return (this.#left.get(key)?.until ?? 0) > this.now();
  }

  /**
   * It has failed. Whether that is new: not while it is left alone already. What has been well for as long as it was
   * left alone begins anew.
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
