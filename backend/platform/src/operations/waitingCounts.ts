import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { BackendSignals } from '../events/signals';
import { countStuck } from '../jobs/stuckJobs';
import { countTickets } from '../support/tickets';
import { reviewsWaiting } from '../wallet/review';

/** How often it is counted what waits for the operator, ms. */
const countEvery = 30_000;

/** Dependencies of counting. `answerHours`: the answer deadline in hours. */
export interface WaitingCounts {
  database: Database;
  clock: Clock;
  signals: BackendSignals;
  answerHours: number;
}

/** Counts once, for the metrics: messages without an answer, withdrawals in review, stuck jobs. */
export async function countWaiting({ database, clock, signals, answerHours }: WaitingCounts): Promise<void> {
  signals.emit('tickets', await countTickets(database, answerHours, clock.now()));
  signals.emit('reviews', { waiting: await reviewsWaiting(database) });
  signals.emit('stuckJobs', await countStuck(database, clock.now()));
}

/** Counts periodically. Returns a function that stops it. */
export function startCounts(parts: WaitingCounts, report: (error: unknown) => void): () => Promise<void> {
  return repeat(() => countWaiting(parts), { every: countEvery, atOnce: true, report });
}
