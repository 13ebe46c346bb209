import { describe, expect, it } from '@rstest/core';
import type { Race } from '../slip/types';
import type { Text } from '../text';
import { nextOf, raceState } from './raceState';

const now = Date.parse('2026-11-21T12:00:00Z');
const race = (minutes: number, state: Race['state'] = 'scheduled'): Race => ({
  match_id: `race-${minutes}`,
  league_id: 'race',
  meeting_name: 'Illowa Racecourse',
  race_number: 1,
  distance_m: 1200,
  starts_at: new Date(now + minutes * 60_000).toISOString(),
  state,
  places: 3,
  runners: [],
});
/** Returns the key and its values. */
const text: Text = (key, values) => [key, values?.time ?? values?.number ?? []].flat().join(' ');
const minutes = (value: number) => `${Math.floor(value / 60)} hr ${value % 60} min`;

describe('nextOf', () => {
  it('never is a race whose time is up, although it was last read as scheduled', () => {
    const races = [race(-31, 'finished'), race(-1), race(0), race(10), race(20)];
    expect(nextOf(races, now)?.match_id).toBe('race-10');
    expect(nextOf(races, now + 10 * 60_000)?.match_id).toBe('race-20');
    expect(nextOf(races, now + 20 * 60_000)).toBeUndefined();
  });
});

describe('raceState', () => {
  it('counts down in hours and minutes, then in seconds', () => {
    expect(raceState(text, race(129), now, minutes)).toBe('racing.in 2 hr 9 min');
    expect(raceState(text, race(0.5), now, minutes)).toBe('racing.inSeconds 30');
    expect(raceState(text, race(0), now, minutes)).toBe('racing.running');
  });
});
