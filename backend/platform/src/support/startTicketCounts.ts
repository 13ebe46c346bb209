import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { BackendSignals } from '../events/signals';
import { countTickets } from './tickets';

/** How often messages that wait for an answer are counted, ms. */
const countEvery = 30_000;

/** What counting rests on. `answerHours`: within how many hours people are to be answered. */
export interface TicketCounting {
  database: Database;
  clock: Clock;
  signals: BackendSignals;
  answerHours: number;
}

/** Counts once, for the figures. */
export async function tellTickets({ database, clock, signals, answerHours }: TicketCounting): Promise<void> {
  signals.emit('tickets', await countTickets(database, answerHours, clock.now()));
}

/** Counts at once and again and again. Returns a function that stops it. */
export function startTicketCounts(parts: TicketCounting, report: (error: unknown) => void): () => Promise<void> {
  return repeat(() => tellTickets(parts), { every: countEvery, atOnce: true, report });
}
