import type { Fixture, Sport } from '../slip/types';
import type { Text } from '../text';

const periodKeys = {
  football: 'clock.half',
  basketball: 'clock.quarter',
  ice_hockey: 'clock.period',
  tennis: 'clock.set',
  volleyball: 'clock.setVolleyball',
  table_tennis: 'clock.game',
  esports: 'clock.map',
  cricket: 'clock.innings',
  horse_racing: 'clock.period',
} as const satisfies Record<Sport, string>;

/** The current minute, from 1; null without a clock or while it is stopped. */
export function minuteOf(clock: Fixture['clock'], now: number): number | null {
  if (clock?.seconds == null || clock.rate === 0) return null;
  const seconds = clock.seconds + (Math.max(0, now - Date.parse(clock.at)) / 1000) * clock.rate;
  return Math.floor(seconds / 60) + 1;
}

/** The state of a live match in words: `67′`, a break, a set. */
export function clockText(t: Text, { sport, clock, state }: Fixture, now: number): string {
  if (state === 'finished') return t('clock.ended');
  if (state === 'cancelled') return t('clock.cancelled');
  if (!clock) return '';
  const minute = minuteOf(clock, now);
  if (minute !== null && sport === 'football') return `${minute}′`;
  const period = t(periodKeys[sport], { number: clock.period });
  if (minute !== null) return `${period} · ${minute}′`;
  return clock.seconds === null ? period : t('clock.break');
}
