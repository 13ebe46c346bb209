/**
 * The period of a limit. All are rolling (D9.02): a limit per calendar day would reset at midnight, whatever was lost
 * at 23:59. So pages show when an amount becomes available again, not on which day.
 */
export type Period = 'day' | 'week' | 'month';

/** What a limit applies to. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session';

export const periods: readonly Period[] = ['day', 'week', 'month'];
export const limitKinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'session'];

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The same time of day some calendar months later (or earlier), UTC; clamped to the last day of the month. */
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
 * The start of a rolling period that ends now. If last month has no such date, it is clamped to that month's end, so
 * that the start never moves backwards and nothing counts twice.
 */
export function periodStart(period: Period, now: number): number {
  if (period === 'day') return now - day;
  if (period === 'week') return now - 7 * day;
  const date = new Date(now);
  const start = addMonths(now, -1);
  if (new Date(start).getUTCDate() === date.getUTCDate()) return start;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) - 1;
}
