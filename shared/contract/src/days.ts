/** The calendar of a time zone (IANA name; by default the device's). Times are ms since 1970. */
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

  /** The calendar day of a time, `YYYY-MM-DD`. */
  dayOf(time: number): string {
    return new Date(this.#wall(time)).toISOString().slice(0, 10);
  }

  /** The start of a time's calendar day, or of one `days` later. */
  midnight(time: number, days = 0): number {
    return this.beginningOf(Math.floor(this.#wall(time) / dayMs + days) * dayMs);
  }

  /**
   * The start of a day, given as its midnight in UTC. If clocks change at midnight, it may occur twice or not at all.
   */
  beginningOf(date: number): number {
    const about = date - this.#ahead(date);
    const around = [about - dayMs / 2, about + dayMs / 2].map((time) => date - this.#ahead(time));
    const [first, second] = [Math.min(...around), Math.max(...around)];
    return this.#wall(first) >= date ? first : second;
  }

  /** Local wall-clock time, as if it were UTC. */
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
