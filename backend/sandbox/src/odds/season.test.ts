import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { describe, expect, it } from '@rstest/core';
import { placeChances } from './races';
import { sandboxSeason } from './season';

const start = Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;
const byId = (events: FeedEvent[]) => new Map(events.map((event) => [event.id, event]));

describe('sandboxSeason', () => {
  it('reads the same at the same time from the same seed, in any process and order', () => {
    const first = sandboxSeason('a').eventsAt(start + 50 * minute, []);
    const other = sandboxSeason('a');
    for (let step = 0; step < 50; step += 10) other.eventsAt(start + step * minute, []);
    expect(other.eventsAt(start + 50 * minute, [])).toEqual(first);
  });

  it('reads other matches from another seed', () => {
    const names = async (seed: string) =>
      sandboxSeason(seed)
        .eventsAt(start, [])
        .map((event) => event.home.EN);
    expect(names('a')).not.toEqual(names('b'));
  });

  it('reports the end of a match that was open, however long ago', () => {
    const before = sandboxSeason()
      .eventsAt(start, [])
      .filter((event) => event.state === 'live')
      .map(({ id }) => id);
    const later = byId(sandboxSeason().eventsAt(start + 7 * 24 * 60 * minute, before));
    expect(before.every((id) => ['finished', 'cancelled'].includes(later.get(id)?.state ?? ''))).toBe(true);
  });

  it('quotes every market a little above fair, with names in eight languages', () => {
    for (const event of sandboxSeason().eventsAt(start, [])) {
      expect(Object.values(event.home).filter(Boolean)).toHaveLength(8);
      expect(Object.values(event.league.name).filter(Boolean)).toHaveLength(8);
      for (const market of event.markets.filter(({ betType }) => betType !== 'race_place' && betType !== 'race_win')) {
        const taken = market.selections.reduce((sum, { odds }) => sum + 1000 / odds, 0);
        const pushes = market.betType === 'winner' || (market.line !== null && market.line % 4 === 0);
        expect(taken).toBeGreaterThan(1);
        expect(taken).toBeLessThan(pushes ? 1.2 : 1.16);
      }
    }
  });

  it('plays no team twice at once', () => {
    const live = sandboxSeason()
      .eventsAt(start + 20 * minute, [])
      .filter((event) => event.state === 'live' && !event.race);
    const teams = live.flatMap((event) => [
      `${event.league.id} ${event.home.EN}`,
      `${event.league.id} ${event.away.EN}`,
    ]);
    expect(new Set(teams).size).toBe(teams.length);
  });

  it('brings every runner that started to a place of its own', () => {
    const races = sandboxSeason()
      .eventsAt(start, [])
      .filter((event) => event.race && event.state === 'finished');
    expect(races.length).toBeGreaterThan(0);
    for (const { race } of races) {
      const places = race?.runners.filter((runner) => !runner.withdrawn).map((runner) => runner.position) ?? [];
      expect([...places].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(places.map((_, index) => index + 1));
    }
  });
});

describe('placeChances', () => {
  it('sums to the number of places, and equal runners are equal', () => {
    const chances = placeChances([1, 1, 1, 1], 3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3);
    expect(chances[0]).toBeCloseTo(0.75);
  });
});
