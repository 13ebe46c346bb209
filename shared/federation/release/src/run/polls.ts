import type { Watcher } from './watcher';

/** A place in the candidate's code that sets timers of the same time. */
interface Timer {
  at: string;
  /** As asked for, ms. */
  time: number;
  /** How often it ran, one after another, and how often it asked the backend. */
  runs: number;
  calls: number;
  /** Whether it ran since it was set: what is set ten times at once does not come again. */
  hasRun: boolean;
}

/** Runs in a page after its watcher, as text: counts the calls of the backend that the candidate's timers make. */
export function watchPolls(key: string): void {
  const watcher = (globalThis as unknown as Record<symbol, Watcher>)[Symbol.for(key)] as Watcher;
  const timers = new Map<string, Timer>();
  const { setTimeout: wait, setInterval: repeat, fetch: ask } = globalThis;
  let running: Timer | undefined;

  function timerAt(kind: string, at: string, time: number): Timer {
    const id = `${kind} ${at} ${time}`;
    const timer = timers.get(id) ?? { at, time, runs: 0, calls: 0, hasRun: true };
    timers.set(id, timer);
    return timer;
  }
  /** Work of a timer: the calls before the next task are its own. */
  const counted = (timer: Timer, work: (...given: unknown[]) => void) => {
    return (...given: unknown[]) => {
      running = timer;
      wait(() => {
        if (running === timer) running = undefined;
      });
      timer.hasRun = true;
      work(...given);
    };
  };
  globalThis.setInterval = ((work: TimerHandler, time?: number, ...given: unknown[]) => {
    const at = watcher.caller();
    if (at === undefined || typeof work !== 'function') return repeat(work, time, ...given);
    const timer = timerAt('interval', at, Number(time) || 0);
    const run = counted(timer, work as () => void);
    return repeat(
      (...given: unknown[]) => {
        timer.runs += 1;
        run(...given);
      },
      time,
      ...given,
    );
  }) as typeof repeat;
  globalThis.setTimeout = ((work: TimerHandler, time?: number, ...given: unknown[]) => {
    const at = watcher.caller();
    if (at === undefined || typeof work !== 'function') return wait(work, time, ...given);
    const timer = timerAt('timeout', at, Number(time) || 0);
    if (timer.hasRun) timer.runs += 1;
    timer.hasRun = false;
    return wait(counted(timer, work as () => void), time, ...given);
  }) as typeof wait;
  const isCall = (asked: unknown) =>
    new URL(asked instanceof Request ? asked.url : String(asked), location.href).pathname.match(/^\/(api|desk)\//) !==
    null;
  globalThis.fetch = (...given) => {
    if (running && isCall(given[0])) running.calls += 1;
    return ask(...given);
  };
  const open = XMLHttpRequest.prototype.open as (...given: unknown[]) => void;
  XMLHttpRequest.prototype.open = function (...given: unknown[]) {
    if (running && isCall(given[1])) running.calls += 1;
    open.apply(this, given);
  };

  watcher.polls = () =>
    [...timers.values()]
      .filter(({ runs, calls }) => runs >= 3 && calls >= 2)
      .map(({ at, time, runs, calls }) => ({
        at,
        perMinute: Math.round((calls / runs) * (60_000 / Math.max(4, time))),
      }));
}
