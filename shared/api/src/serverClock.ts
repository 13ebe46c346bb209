/** The HTTP header `Date` has whole seconds, cut off (RFC 9110 §5.6.7): so much may the server's time lie behind it, ms. */
const grain = 1000;

/**
 * The time of the server, for whatever counts: device clocks are minutes or days wrong. While that of this device is right, as far as answers can tell, it is
 * followed. Otherwise the time of an answer goes on by what has passed since, whatever the device's clock is set to.
 */
export class ServerClock {
  /** The time at one moment of the monotonic clock; undefined while the device's clock is right. */
  #known: { time: number; at: number } | undefined;

  /** Now, ms since 1970. */
  readonly now = (): number => {
    if (!this.#known) return Date.now();
    return this.#known.time + performance.now() - this.#known.at;
  };

  /**
   * Takes the `Date` of an answer. `askedAt` is when it was asked for, by `performance.now()`. What is closer than an answer can tell changes nothing.
   */
  take(date: string | undefined, askedAt: number): void {
    const said = date === undefined ? Number.NaN : Date.parse(date);
    if (Number.isNaN(said)) return;
    const at = performance.now();
    // The server said it somewhere between the two.
    const [earliest, latest] = [said, said + grain + at - askedAt];
    const now = this.now();
    if (now < earliest || now > latest) this.#known = { time: (earliest + latest) / 2, at };
  }
}

/** The clock of the page. */
export const serverClock = new ServerClock();
