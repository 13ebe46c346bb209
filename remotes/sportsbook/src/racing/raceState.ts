import type { Race } from '../slip/types';
import type { Text } from '../text';

/** The state of a race: time to the start, running, or over. */
export function raceState(t: Text, race: Race, now: number, minutes: (value: number) => string): string {
  if (race.state === 'finished') return t('racing.result');
  if (race.state === 'cancelled') return t('clock.cancelled');
  const seconds = Math.ceil((Date.parse(race.starts_at) - now) / 1000);
  if (race.state === 'live' || seconds <= 0) return t('racing.running');
  return seconds < 60
    ? t('racing.inSeconds', { count: seconds, number: seconds })
    : t('racing.in', { time: minutes(Math.floor(seconds / 60)) });
}

/** The next race. One whose start time has passed counts as started, whatever the last reload said. */
export function nextOf(races: readonly Race[], now: number): Race | undefined {
  return races.find(({ state, starts_at }) => state === 'scheduled' && Date.parse(starts_at) > now);
}
