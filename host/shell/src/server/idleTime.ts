const tick = 5;

/**
 * Measures a process's idle time, ms, and calls `reached` once it is `limit`. Counts event loop turns instead of wall
 * time, so that a busy machine or first-time compilation does not count as idle.
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
