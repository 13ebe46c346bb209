/**
 * The period of a limit. All are rolling (D9.02): a limit by calendar day would open at midnight, whatever was lost at
 * 23:59. So a page says when an amount becomes free again, not on which day.
 */
export type Period = 'day' | 'week' | 'month';

/** What a limit limits. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

export const periods: readonly Period[] = ['day', 'week', 'month'];
export const limitKinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'session'];

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * The same time of day some calendar months later (or earlier), UTC; the last day of the month where that day is
 * missing.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}

/**
 * Where a period that ends now began: what happened after it counts. Where last month lacks today's date, the month
 * began when that month ended: the start never moves back, so that what was free once is not counted again.
 */
export function periodStart(period: Period, now: number): number {
  if (period === 'day') return now - day;
  if (period === 'week') return now - 7 * day;
  const date = new Date(now);
  const start = addMonths(now, -1);
  if (new Date(start).getUTCDate() === date.getUTCDate()) return start;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - 1;
}
