import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { Ledger } from '../ledger/ledger';
import { expireRounds } from './expireRounds';

/** How often rounds that are too old are looked for, ms. */
const lookEvery = 600_000;

/** Ends rounds that their providers have forgotten; several processes may. Returns a function that stops it. */
export function startExpiring(
  { database, clock, ledger }: { database: Database; clock: Clock; ledger: Ledger },
  report: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = expireRounds({ database, ledger, report }, clock.now()).catch(report);
  }, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
