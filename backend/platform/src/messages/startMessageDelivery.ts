import { repeat } from '@marquee/kernel/work/repeat';
import type { Delivery } from './delivery';

/** How often pending messages are looked for, ms. */
const pollInterval = 2_000;

/**
 * Sends pending messages at once and then every few seconds; safe in several processes. Returns a function that stops
 * it and resolves when the current run is over.
 */
export function startMessageDelivery(delivery: Delivery, report: (error: unknown) => void): () => Promise<void> {
  return repeat(() => delivery.turn(), { every: pollInterval, atOnce: true, report });
}
