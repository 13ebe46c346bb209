import { dateFormat } from '@marquee/kernel/formatters';
import type { BonusOffer } from './bonusOffer';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday (1 is Monday) and time of day (`18:05`) that clocks of a time zone show. */
function shownAt(now: number, zone: string): { weekday: number; time: string } {
  const parts = dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return { weekday: weekdays.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
}

/**
 * Whether an offer may be taken at this hour of this weekday, by what clocks of the site's time zone show: an hour that
 * they skip does not come, one that they repeat comes twice. `until` is exclusive. Hours over midnight belong to the
 * day on which they begin.
 */
export function isWithinHours(
  { weekdays: days, hours }: Pick<BonusOffer, 'weekdays' | 'hours'>,
  zone: string,
  now: number,
): boolean {
  if (!days && !hours) return true;
  const { weekday, time } = shownAt(now, zone);
  const isOn = (day: number) => !days || days.includes(day);
  if (!hours) return isOn(weekday);
  const { from, until } = hours;
  if (from < until) return isOn(weekday) && from <= time && time < until;
  if (from <= time) return isOn(weekday);
  return time < until && isOn(weekday === 1 ? 7 : weekday - 1);
}
