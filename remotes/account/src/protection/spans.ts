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

/** The same day some calendar months later, clamped to the month's last day. */
export function monthsLater(from: number, months: number): Date {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}
