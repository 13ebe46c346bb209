import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { BackendSignals } from '../events/signals';
import { countTickets } from './tickets';

/** How often waiting messages are counted, ms. */
const countEvery = 30_000;

/** Dependencies of counting. `answerHours`: the answer deadline in hours. */
export interface TicketCounting {
  database: Database;
  clock: Clock;
  signals: BackendSignals;
  answerHours: number;
}

/** Counts once, for the metrics. */
export async function tellTickets({ database, clock, signals, answerHours }: TicketCounting): Promise<void> {
  signals.emit('tickets', await countTickets(database, answerHours, clock.now()));
}

/** Counts periodically. Returns a function that stops it. */
export function startTicketCounts(parts: TicketCounting, report: (error: unknown) => void): () => Promise<void> {
  return repeat(() => tellTickets(parts), { every: countEvery, atOnce: true, report });
}
