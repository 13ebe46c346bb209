import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { describe, expect, it } from '@rstest/core';
import { placeChances } from './races';
import { sandboxFeed } from './sandboxFeed';

const start = Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;
const byId = (events: FeedEvent[]) => new Map(events.map((event) => [event.id, event]));

describe('sandboxFeed', () => {
  it('reads the same at the same time from the same seed, in any process and order', async () => {
    const first = await sandboxFeed('a').read(start + 50 * minute, []);
    const other = sandboxFeed('a');
    for (let step = 0; step < 50; step += 10) await other.read(start + step * minute, []);
    expect(await other.read(start + 50 * minute, [])).toEqual(first);
  });

  it('reads other matches from another seed', async () => {
    const names = async (seed: string) => (await sandboxFeed(seed).read(start, [])).map((event) => event.home.EN);
    expect(await names('a')).not.toEqual(await names('b'));
  });

  it('reports the end of a match that was open, however long ago', async () => {
    const before = (await sandboxFeed().read(start, [])).filter((event) => event.state === 'live').map(({ id }) => id);
    const later = byId(await sandboxFeed().read(start + 7 * 24 * 60 * minute, before));
    expect(before.every((id) => ['finished', 'cancelled'].includes(later.get(id)?.state ?? ''))).toBe(true);
  });

  it('quotes every market a little above fair, with names in eight languages', async () => {
    for (const event of await sandboxFeed().read(start, [])) {
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

  it('plays no team twice at once', async () => {
    const live = (await sandboxFeed().read(start + 20 * minute, [])).filter(
      (event) => event.state === 'live' && !event.race,
    );
    const teams = live.flatMap((event) => [
      `${event.league.id} ${event.home.EN}`,
      `${event.league.id} ${event.away.EN}`,
    ]);
    expect(new Set(teams).size).toBe(teams.length);
  });

  it('brings every runner that started to a place of its own', async () => {
    const races = (await sandboxFeed().read(start, [])).filter((event) => event.race && event.state === 'finished');
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
