/** The calendar of a time zone (IANA name; the device's own without one). Times are ms since 1970. */
export class Days {
  #parts: Intl.DateTimeFormat;

  constructor(zone: string | undefined) {
    this.#parts = new Intl.DateTimeFormat('en', {
      ...(zone && { timeZone: zone }),
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** The day that it is there, `YYYY-MM-DD`. */
  dayOf(time: number): string {
    return new Date(this.#wall(time)).toISOString().slice(0, 10);
  }

  /** The first moment of the day that it is there, or of one so many days later. */
  midnight(time: number, days = 0): number {
    return this.beginningOf(Math.floor(this.#wall(time) / dayMs + days) * dayMs);
  }

  /**
   * The first moment of a day, which is said as its midnight in UTC. Where clocks are changed at midnight, it comes
   * twice or not at all.
   */
  beginningOf(date: number): number {
    const about = date - this.#ahead(date);
    const around = [about - dayMs / 2, about + dayMs / 2].map((time) => date - this.#ahead(time));
    const [first, second] = [Math.min(...around), Math.max(...around)];
    return this.#wall(first) >= date ? first : second;
  }

  /** What the clocks there show, read as if it were UTC. */
  #wall(time: number): number {
    const parts = this.#parts.formatToParts(time);
    const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  }

  #ahead(time: number): number {
    return this.#wall(time) - Math.floor(time / 1000) * 1000;
  }
}

const dayMs = 86_400_000;
