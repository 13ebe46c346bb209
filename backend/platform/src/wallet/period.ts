import { Days } from '@marquee/contract/days';

const day = 24 * 60 * 60_000;

/** Days that a history covers when its caller names none. */
const usual = 30;

/** When a day of the calendar begins in a time zone; `date` is its midnight in UTC. Both ms since 1970. */
export const beginningOf = (date: number, zone: string): number => new Days(zone).beginningOf(date);

/** The day of the calendar that it is in a time zone, as its midnight in UTC. */
export const dayAt = (now: number, zone: string): number => Date.parse(new Days(zone).dayOf(now));

/**
 * The period of a history: from the beginning of the day `from` to the end of the day `to` in the time zone `zone` (UTC
 * unless said), as ms since 1970 (the end is the first moment after it). Without days it is the last 30, today
 * included.
 */
export function periodOf(
  days: { from?: string | undefined; to?: string | undefined; zone?: string | undefined },
  now: number,
) {
  const { zone = 'UTC' } = days;
  const today = dayAt(now, zone);
  const last = days.to === undefined ? today : Date.parse(days.to);
  const first = days.from === undefined ? Math.min(today, last) - (usual - 1) * day : Date.parse(days.from);
  return { from: beginningOf(first, zone), to: beginningOf(last + day, zone) };
}
