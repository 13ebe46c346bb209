import { availableParallelism, loadavg } from 'node:os';

/** Processes for each core that this program's own browser and site account for. */
const own = 2;

/** How many times slower than in a quiet hour this machine is now: 1 if nothing else runs. */
export function slowness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / own);
}

/** What to say when this machine did not get something done; undefined if it is not busy. */
export function busyReason(): string | undefined {
  if (slowness() <= 1) return undefined;
  const load = Math.round(loadavg()[0] ?? 0);
  return (
    `this machine is too busy to run a release (load ${load} on ${availableParallelism()} cores). Release again when it ` +
    'has less to do, or check files only: --files-only'
  );
}
