import type { ServerClock } from '@marquee/api/serverClock';
import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from './host';

/** Ticks every so many ms of server time while there are listeners; one timer per interval. */
class Ticks {
  #clock: ServerClock;
  #everyMs: number;
  #listeners = new Set<() => void>();
  #stop: (() => void) | undefined;

  constructor(clock: ServerClock, everyMs: number) {
    this.#clock = clock;
    this.#everyMs = everyMs;
  }

  /** The last tick, ms since 1970: constant between two ticks. */
  readonly last = (): number => Math.floor(this.#clock.now() / this.#everyMs) * this.#everyMs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  /** Starts ticking, also after clock corrections; returns a stop function. */
  #start(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, this.#everyMs - (this.#clock.now() % this.#everyMs));
    };
    const tick = () => {
      clearTimeout(timer);
      for (const listener of this.#listeners) listener();
      wait();
    };
    wait();
    const unsubscribe = this.#clock.onCorrection(tick);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }
}

const ticks = new WeakMap<ServerClock, Map<number, Ticks>>();

function ticksOf(clock: ServerClock, everyMs: number): Ticks {
  const known = ticks.get(clock) ?? new Map<number, Ticks>();
  ticks.set(clock, known);
  const wanted = known.get(everyMs) ?? new Ticks(clock, everyMs);
  known.set(everyMs, wanted);
  return wanted;
}

/**
 * The server's time in ms since 1970, updated every `everyMs`. In the first render it is the time at which the page was
 * made, in browser and server: rendering must use this hook, never a clock. With `read`, the component rerenders only
 * when its result (a text, a number, the same object) changes.
 */
export function useNow(everyMs: number): number;
export function useNow<Value>(everyMs: number, read: (now: number) => Value): Value;
export function useNow(everyMs: number, read: (now: number) => unknown = (now) => now): unknown {
  const { startedAt, root } = useHost();
  const { clock } = root.api;
  const own = useMemo(() => ticksOf(clock, everyMs), [clock, everyMs]);
  return useSyncExternalStore(
    own.subscribe,
    () => read(own.last()),
    () => read(startedAt),
  );
}
