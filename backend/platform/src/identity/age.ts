import { Days } from '@marquee/contract/days';

/**
 * Full years from a date of birth to a moment, in a time zone's calendar. A birthday on 29 February moves to 1 March in
 * other years. NaN for a date that does not exist.
 */
export function ageAt(dayOfBirth: string, now: number, zone: string): number {
  const born = new Date(`${dayOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dayOfBirth) return Number.NaN;
  const today = new Days(zone).dayOf(now);
  const before = today.slice(5) < dayOfBirth.slice(5) ? 1 : 0;
  return Number(today.slice(0, 4)) - born.getUTCFullYear() - before;
}
