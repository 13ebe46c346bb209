import { repeat } from '@marquee/kernel/work/repeat';
import { retriedRows } from '../../jobs/retriedRows';
import type { PaymentProcessing } from '../../wallet/paymentProcessing';
import { advanceClosing, type ClosingParts } from './advanceClosing';
import { closingsToAdvance } from './closings';
import { erasureOf, playersToErase } from './erase';

/** How often closings are advanced, ms. */
const pollInterval = 30_000;

type Parts = ClosingParts & { payments: Pick<PaymentProcessing, 'submit'>; report: (error: unknown) => void };

/**
 * One run: advances every closing, submits the withdrawals to the gateway, and erases accounts whose retention period
 * is over. A failing row becomes a job and does not hold up the others; a withdrawal that could not be
 * submitted is retried with the other payments.
 */
export async function advanceClosings(parts: Parts): Promise<void> {
  const { database, clock, payments, report } = parts;
  const now = clock.now();
  const work = { database, now, report };
  const closing = { rows: await closingsToAdvance(database, now), idOf: (id: string) => id, arePlayers: true };
  await retriedRows(work, 'closing', closing, async (id) => {
    for (const payment of await advanceClosing(parts, id)) await payments.submit(payment);
  });
  const erasing = { rows: await playersToErase(database, now), idOf: (id: string) => id, arePlayers: true };
  await retriedRows(work, 'erasing', erasing, (id) => erasureOf(database, id, now));
}

/** Repeats that run periodically; safe in several processes. Returns a function that stops it. */
export const startClosing = (parts: Parts): (() => Promise<void>) =>
  repeat(() => advanceClosings(parts), { every: pollInterval, report: parts.report });
