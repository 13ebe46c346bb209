/** Resolution of the HTTP header `Date`, truncated to seconds (RFC 9110 §5.6.7), ms. */
const grain = 1000;

/** A page younger than this by the device's clock proves that clock right, ms. Slow networks take as long. */
const youngPage = 5000;

/**
 * The server's time; devices' clocks may be off by minutes or days. The device's clock is used as long as answers do
 * not contradict it; afterwards the time of the last answer plus the monotonic clock.
 */
export class ServerClock {
  /** The server's time at a moment of the monotonic clock; undefined while the device's clock is right. */
  #known: { time: number; at: number } | undefined;
  /** The device's time at the monotonic clock's origin, at the last answer. */
  #begun: number | undefined;
  #listeners = new Set<() => void>();

  /** Now, ms since 1970. */
  readonly now = (): number => {
    if (!this.#known) return Date.now();
    return this.#known.time + performance.now() - this.#known.at;
  };

  /**
   * Whether an answer has arrived, and the device has neither slept nor changed its clock since. If not, make a request
   * first.
   */
  get isSure(): boolean {
    return this.#begun !== undefined && Math.abs(begun() - this.#begun) < grain;
  }

  /**
   * Takes the `Date` of an uncached answer, requested at `askedAt` (`performance.now()`). Differences within the
   * round-trip time are ignored.
   */
  take(date: string | undefined, askedAt: number): void {
    const serverTime = date === undefined ? Number.NaN : Date.parse(date);
    if (Number.isNaN(serverTime)) return;
    const at = performance.now();
    this.#begun = begun();
    // The server's time was between the two.
    const [earliest, latest] = [serverTime, serverTime + grain + at - askedAt];
    const now = this.now();
    if (now >= earliest && now <= latest) return;
    this.#known = { time: (earliest + latest) / 2, at };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Takes the time at which the server made this page, ms since 1970. The page may be cached: it can confirm the clock,
   * but not correct it.
   */
  takePage(madeAt: number): void {
    const age = this.now() - madeAt;
    if (age >= 0 && age < youngPage) this.#begun = begun();
  }

  /** Calls `listener` after each correction; returns an unsubscribe function. */
  onCorrection(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

function begun(): number {
  return Date.now() - performance.now();
}
