import { repeat } from '@marquee/kernel/work/repeat';
import type { Delivery } from './delivery';

/** How often messages that wait are looked for, ms. */
const lookEvery = 2_000;

/**
 * Sends what waits, at once and then every few seconds; several processes may. Returns a function that stops it, and
 * resolves when the turn under way is over.
 */
export function startMessageDelivery(delivery: Delivery, report: (error: unknown) => void): () => Promise<void> {
  return repeat(() => delivery.turn(), { every: lookEvery, atOnce: true, report });
}
