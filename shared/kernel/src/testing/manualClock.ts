import type { Clock } from '../clock';

/** A clock that only moves manually. It starts at noon of 14 March 2026, UTC. */
export function manualClock(
  start = Date.UTC(2026, 2, 14, 12),
): Clock & { set(time: number | string): void; advance(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    set(time) {
      now = typeof time === 'string' ? Date.parse(time) : time;
    },
    advance(ms) {
      now += ms;
    },
  };
}
