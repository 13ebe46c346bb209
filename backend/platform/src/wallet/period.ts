const day = 24 * 60 * 60_000;

/** Days that a history covers when its caller names none. */
const usual = 30;

/** How far a time zone is ahead of UTC at a moment, ms. */
function aheadOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** When a day of the calendar begins in a time zone; `date` is its midnight in UTC. Both ms since 1970. */
export function beginningOf(date: number, zone: string): number {
  const close = date - aheadOf(zone, date);
  // once more: the clocks may have been changed in between
  return date - aheadOf(zone, close);
}

/** The day of the calendar that it is in a time zone, as its midnight in UTC. */
export function dayAt(now: number, zone: string): number {
  return Math.floor((now + aheadOf(zone, now)) / day) * day;
}

/**
 * The period of a history: from the beginning of the day `from` to the end of the day `to` in the time zone `zone` (UTC unless
 * said), as ms since 1970 (the end is the first moment after it). Without days it is the last 30, today included.
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
