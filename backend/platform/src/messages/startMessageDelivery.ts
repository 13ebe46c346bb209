import type { Delivery } from './delivery';

/** How often messages that wait are looked for, ms. */
const lookEvery = 2_000;

/** Sends what waits, at once and then every few seconds; several processes may. Returns a function that stops it, and resolves when the turn under way is over. */
export function startDelivery(delivery: Delivery, report: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = turn();

  async function turn(): Promise<void> {
    await delivery.turn().catch(report);
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
