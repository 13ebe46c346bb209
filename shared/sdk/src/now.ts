import { serverClock } from '@marquee/api/serverClock';
import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from './host';

/** The time of the server, ms since 1970: for what is counted or compared when something is done. What is drawn asks `useNow`. */
export const now: () => number = serverClock.now;

/** A clock that ticks every so many ms while somebody listens; one timer for all who want the same pace. */
class Clock {
  #everyMs: number;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** The last tick, ms since 1970: the same between two ticks. */
  readonly now = (): number => Math.floor(now() / this.#everyMs) * this.#everyMs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#timer === undefined) this.#wait();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  };

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        for (const listener of this.#listeners) listener();
        this.#wait();
      },
      this.#everyMs - (now() % this.#everyMs),
    );
  }
}

const clocks = new Map<number, Clock>();

function clockOf(everyMs: number): Clock {
  const known = clocks.get(everyMs) ?? new Clock(everyMs);
  clocks.set(everyMs, known);
  return known;
}

/**
 * The time in ms since 1970, renewed every `everyMs`. In the first render of a page it is when the page was made, in the browser as on the
 * server: ask this hook, and never the clock, for what is drawn. Who draws no more than `read` makes of it (a text, a number, the same object) is drawn anew
 * only when that changes.
 */
export function useNow(everyMs: number): number;
export function useNow<Value>(everyMs: number, read: (now: number) => Value): Value;
export function useNow(everyMs: number, read: (now: number) => unknown = (now) => now): unknown {
  const { startedAt } = useHost();
  const clock = useMemo(() => clockOf(everyMs), [everyMs]);
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(startedAt),
  );
}
