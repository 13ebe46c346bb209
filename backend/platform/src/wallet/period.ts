import { Days } from '@marquee/contract/days';

const day = 24 * 60 * 60_000;

/** Days of a history by default. */
const defaultDays = 30;

/** The start of a calendar day in a time zone; `date` is the day's midnight in UTC. Both ms since 1970. */
export const beginningOf = (date: number, zone: string): number => new Days(zone).beginningOf(date);

/** The current calendar day in a time zone, as its midnight in UTC. */
export const dayAt = (now: number, zone: string): number => Date.parse(new Days(zone).dayOf(now));

/**
 * The period of a history: from the start of the day `from` to the end of the day `to` in the time zone `zone` (UTC by
 * default), as ms since 1970; the end is exclusive. By default the last 30 days, including today.
 */
export function periodOf(
  days: { from?: string | undefined; to?: string | undefined; zone?: string | undefined },
  now: number,
) {
  const { zone = 'UTC' } = days;
  const today = dayAt(now, zone);
  const last = days.to === undefined ? today : Date.parse(days.to);
  const first = days.from === undefined ? Math.min(today, last) - (defaultDays - 1) * day : Date.parse(days.from);
  return { from: beginningOf(first, zone), to: beginningOf(last + day, zone) };
}
