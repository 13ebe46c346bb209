import { Days } from '@marquee/contract/days';

/**
 * Full years between a day of birth and a moment, by the calendar of a time zone. Someone born on 29 February has the
 * birthday on 1 March in other years. NaN for a day that does not exist.
 */
export function ageAt(dayOfBirth: string, now: number, zone: string): number {
  const born = new Date(`${dayOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dayOfBirth) return Number.NaN;
  const today = new Days(zone).dayOf(now);
  const before = today.slice(5) < dayOfBirth.slice(5) ? 1 : 0;
  return Number(today.slice(0, 4)) - born.getUTCFullYear() - before;
}
