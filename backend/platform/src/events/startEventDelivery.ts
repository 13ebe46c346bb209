import type { Database } from '@marquee/database/database';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Events } from './events';

/** How often events that were left are looked for, ms. */
const lookEvery = 5_000;

/**
 * Delivers what failed or what an ended process left behind, at once and then every few seconds; several processes may.
 * Returns a function that stops it, and resolves when the turn under way is over.
 */
export function startEventDelivery(
  events: Events,
  database: Database,
  report: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => events.deliverDue(database), { every: lookEvery, atOnce: true, report });
}
