import type { Database } from '@marquee/database/database';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Events } from './events';

/** How often pending events are looked for, ms. */
const pollInterval = 5_000;

/**
 * Delivers events that failed or that a crashed process left, at once and then every few seconds; safe in several
 * processes. Returns a function that stops it and resolves when the current run is over.
 */
export function startEventDelivery(
  events: Events,
  database: Database,
  report: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => events.deliverDue(database), { every: pollInterval, atOnce: true, report });
}
