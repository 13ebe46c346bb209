import type { useFormat } from '@marquee/sdk';

type Format = ReturnType<typeof useFormat>;

/** A duration as a number and its unit, for `format.span`. */
export interface Span {
  value: number;
  unit: 'hour' | 'day' | 'week' | 'month' | 'year';
}

const dayHours = 24;
const weekHours = 7 * dayHours;

/** Hours as a natural duration: one day stays 24 hours, full weeks become weeks, 30 days a month. */
export function spanOfHours(hours: number): Span {
  if (hours <= dayHours || hours % dayHours !== 0) return { value: hours, unit: 'hour' };
  if (hours % weekHours === 0) return { value: hours / weekHours, unit: 'week' };
  return { value: hours / dayHours, unit: 'day' };
}

/** Months as a natural duration. */
export function spanOfMonths(months: number): Span {
  return months % 12 === 0 ? { value: months / 12, unit: 'year' } : { value: months, unit: 'month' };
}

/** A waiting time in words: 24 hours, and longer ones in days. */
export function waitOf(format: Pick<Format, 'span'>, hours: number): string {
  return hours > dayHours && hours % dayHours === 0 ? format.span(hours / dayHours, 'day') : format.span(hours, 'hour');
}

const day = 86_400_000;
/** A local calendar day as a count of days: only differences matter. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / day;

/** The local calendar day, `YYYY-MM-DD`, so many days after a time. */
export function dateAfter(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** How many days after a time a local calendar day is; null if it is none. */
export function daysUntil(now: number, date: string): number | null {
  const count = dayNumber(date) - dayNumber(dateAfter(now, 0));
  return Number.isInteger(count) ? count : null;
}
