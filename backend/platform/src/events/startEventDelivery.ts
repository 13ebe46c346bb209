import type { Database } from '@marquee/kernel/database/database';
import type { Events } from './events';

/** How often events that were left are looked for, ms. */
const lookEvery = 5_000;

/**
 * Delivers what failed or what an ended process left behind, at once and then every few seconds; several processes may. Returns a function that
 * stops it, and resolves when the turn under way is over.
 */
export function startDelivering(
  events: Events,
  database: Database,
  report: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = turn();

  async function turn(): Promise<void> {
    await events.deliverDue(database).catch(report);
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, lookEvery);
    timer.unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
