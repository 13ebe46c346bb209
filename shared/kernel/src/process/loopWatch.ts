import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from '../log';

/** When the event loop last ran again after it was blocked, and for how long. */
export interface LoopBlock {
  at: string;
  seconds: number;
}

/** Shortest block that is said, ms. */
const blockedFrom = 1000;

/** Shortest time between two log lines, ms. */
const quietFor = 60_000;

let last: LoopBlock | undefined;

/** The last block of this process's event loop, for its health; undefined if there was none. */
export const lastBlock = (): LoopBlock | undefined => last;

/**
 * Logs blocks, at most once a minute: the first at once, those after it together. Call the result regularly, with the
 * length of a new block or 0, and the time, ms.
 */
export function blockLog(log: Log): (ms: number, now: number) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let blocks = 0;
  let longest = 0;
  return (ms, now) => {
    if (ms > 0) blocks += 1;
    longest = Math.max(longest, ms);
    if (blocks === 0 || now < quietUntil) return;
    log('warn', 'event loop blocked', { ms: longest, blocks });
    quietUntil = now + quietFor;
    blocks = 0;
    longest = 0;
  };
}

/**
 * Watches whether the event loop is blocked: nothing is answered meanwhile, so it is logged and part of the health
 * afterwards. Returns a function that stops it. Once in a process.
 */
export function watchLoop(log: Log, from = blockedFrom): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const note = blockLog(log);
  const timer = setInterval(
    () => {
      const ms = Math.round(delay.max / 1e6);
      const isBlock = ms >= from;
      if (isBlock) {
        // Only now: after a reset the first delay is not measured.
        delay.reset();
        last = { at: new Date().toISOString(), seconds: ms / 1000 };
      }
      note(isBlock ? ms : 0, performance.now());
    },
    Math.min(from, blockedFrom),
  ).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
