/** The time, injectable so that limits can be tested at 23:59:59. Milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The system clock. */
export const systemClock: Clock = { now: Date.now };
