/**
 * The HTTP header `Date` has whole seconds, cut off (RFC 9110 §5.6.7): so much may the server's time lie behind it, ms.
 */
const grain = 1000;

/**
 * A page that is no older than this by a device's clock proves that clock right, ms. It takes as long to come over a
 * slow network.
 */
const youngPage = 5000;

/**
 * The time of the server, for all that counts or is counted: clocks of devices are minutes or days wrong. As long as
 * the device's own is right, as far as answers can tell, it is followed. Otherwise the time of an answer goes on by
 * what has passed since, whatever the device's clock is set to.
 */
export class ServerClock {
  /** The time at one moment of the monotonic clock; undefined while the device's clock is right. */
  #known: { time: number; at: number } | undefined;
  /** The device's time when the monotonic clock began, as it was when the server was heard last. */
  #begun: number | undefined;
  #listeners = new Set<() => void>();

  /** Now, ms since 1970. */
  readonly now = (): number => {
    if (!this.#known) return Date.now();
    return this.#known.time + performance.now() - this.#known.at;
  };

  /**
   * Whether the server was heard, and the device has neither slept nor set its clock since. Who is not sure asks for
   * something.
   */
  get isSure(): boolean {
    return this.#begun !== undefined && Math.abs(begun() - this.#begun) < grain;
  }

  /**
   * Takes the `Date` of an answer that no cache has kept. `askedAt` is when it was asked for, by `performance.now()`. A
   * difference that may be the way of the answer changes nothing.
   */
  take(date: string | undefined, askedAt: number): void {
    const said = date === undefined ? Number.NaN : Date.parse(date);
    if (Number.isNaN(said)) return;
    const at = performance.now();
    this.#begun = begun();
    // The server said it somewhere between the two.
    const [earliest, latest] = [said, said + grain + at - askedAt];
    const now = this.now();
    if (now >= earliest && now <= latest) return;
    this.#known = { time: (earliest + latest) / 2, at };
    for (const listener of this.#listeners) listener();
  }

  /**
   * Takes when the server made this page, ms since 1970. A cache may have kept it: so it can prove a clock right, and
   * correct none.
   */
  takePage(madeAt: number): void {
    const age = this.now() - madeAt;
    if (age >= 0 && age < youngPage) this.#begun = begun();
  }

  /** Calls whenever the clock was corrected; returns a function that ends it. */
  onCorrection(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

function begun(): number {
  return Date.now() - performance.now();
}
