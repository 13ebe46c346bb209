import { Days } from '@marquee/contract/days';

/** A period of a cash-back: its first day, and its bounds in ms since 1970, `to` excluded. */
export interface CashBackPeriod {
  key: string;
  from: number;
  to: number;
}

const dayMs = 86_400_000;

/** The last period that has ended, in a time zone. Weeks begin on Monday (ISO 8601). */
export function lastPeriod(kind: 'day' | 'week' | 'month', zone: string, now: number): CashBackPeriod {
  const days = new Days(zone);
  const today = Date.parse(`${days.dayOf(now)}T00:00:00Z`);
  const end = beginningOf(kind, today);
  const start = beginningOf(kind, end - dayMs);
  return {
    key: new Date(start).toISOString().slice(0, 10),
    from: days.beginningOf(start),
    to: days.beginningOf(end),
  };
}

/** The first day of the period that a day is in, both as midnights in UTC. */
function beginningOf(kind: 'day' | 'week' | 'month', date: number): number {
  if (kind === 'day') return date;
  if (kind === 'week') return date - ((new Date(date).getUTCDay() + 6) % 7) * dayMs;
  const day = new Date(date);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
}
