const tick = 5;

/**
 * Measures how long a process has had nothing to do, ms, and calls `reached` once when it has been `limit`. It counts
 * the turns that the process got: a busy machine, or code that is compiled for the first time, takes none of that time
 * away from who has to wait.
 */
export function idleTime(limit = Number.POSITIVE_INFINITY, reached = () => {}): { end: () => number } {
  let idle = 0;
  const timer = setInterval(() => {
    idle += tick;
    if (idle >= limit && idle < limit + tick) reached();
  }, tick);
  return {
    end() {
      clearInterval(timer);
      return idle;
    },
  };
}
