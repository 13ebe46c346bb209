import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { describe, expect, it } from '@rstest/core';
import { leagues } from './leagues';
import { plan } from './matches';
import type { Strength } from './model';
import { stepAt } from './model';
import { placeChances } from './placing';
import { margin } from './price';
import { streamsOf } from './random';
import { sandboxSeason as seasonOf } from './season';
import { sportModels } from './sportModels';

const start = Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const shared = seasonOf('a');
const sandboxSeason = (secret?: string) => (secret ? seasonOf(secret) : shared);
const byId = (events: FeedEvent[]) => new Map(events.map((event) => [event.id, event]));

describe('sandboxSeason', () => {
  it('reads the same at the same time from the same seed, in any process and order', () => {
    const first = sandboxSeason('a').eventsAt(start + 50 * minute, []);
    const other = sandboxSeason('a');
    for (let step = 0; step < 50; step += 10) other.eventsAt(start + step * minute, []);
    expect(other.eventsAt(start + 50 * minute, [])).toEqual(first);
  });

  it('reads other matches from another seed', () => {
    const names = (seed: string) =>
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

  it('quotes every market above fair by its margin and no more, with names in eight languages', () => {
    const most = (1 + margin.least + margin.lean) / 0.99;
    for (const event of sandboxSeason().eventsAt(start, [])) {
      expect(Object.values(event.home).filter(Boolean)).toHaveLength(8);
      expect(Object.values(event.league.name).filter(Boolean)).toHaveLength(8);
      const prices = event.race || event.state === 'live' ? [] : event.markets;
      for (const { betType, line, selections } of prices) {
        const taken = selections.reduce((sum, { odds }) => sum + 1000 / odds, 0);
        // Odds are fair after removing pushes, and for half wins by the decided part.
        const isWhole = betType !== 'winner' && line === null;
        expect(taken).toBeGreaterThan(1 + margin.least / 3);
        expect(taken).toBeLessThan(isWhole ? most : most + 0.03);
      }
    }
  });

  it('offers a result market on every match, however one-sided and however late', () => {
    const season = sandboxSeason();
    for (const at of [start, start + 37 * minute]) {
      const events = season.eventsAt(at, []);
      const open = events.filter(({ race, state }) => !race && (state === 'live' || state === 'scheduled'));
      const results = (event: FeedEvent) =>
        event.markets.find(({ betType }) => betType === '1x2' || betType === 'winner');
      expect(open.filter((event) => !results(event)).map(({ id }) => id)).toEqual([]);
      // One side may be too certain to be offered; its market stays open.
      const sides = (event: FeedEvent) => results(event)?.selections.length;
      expect(open.filter((event) => sides(event) !== (results(event)?.betType === '1x2' ? 3 : 2))).toEqual([]);
      const before = open.filter(({ state }) => state === 'scheduled');
      expect(before.filter((event) => results(event)?.suspended)).toEqual([]);
    }
  });

  it('lets no side play twice within a day', () => {
    const names = new Map<string, number>();
    for (const league of leagues) {
      for (let round = 500_000; (round - 500_000) * league.everyMinutes * minute < 4 * day; round += 1) {
        for (let index = 0; index < league.matches; index += 1) {
          const { home, away, startsAt } = plan(streamsOf('a'), 'id', league, round, index);
          for (const side of [home, away]) {
            const name = `${league.sides.people} ${side}`;
            expect(startsAt - (names.get(name) ?? 0)).toBeGreaterThan(day);
            names.set(name, startsAt);
          }
        }
      }
    }
  });

  it('has a name that does not tell its secret, and knows of another season only that its bets are void', () => {
    const [one, other] = [sandboxSeason(), sandboxSeason('b')];
    expect(one.name).not.toBe(other.name);
    const lost = one.eventsAt(start).map(({ id }) => id);
    const listed = byId(other.eventsAt(start + day, lost));
    expect(lost.map((id) => listed.get(id)?.state)).toEqual(lost.map(() => 'cancelled'));
    const lines = lost.map((event) => ({ event, betType: '1x2' as const, line: null, outcome: 1 }));
    expect(other.valuesAt(start, lines)).toEqual([]);
  });

  it('gives a value to every line of a match, on the board or not, unless it is suspended', () => {
    const season = sandboxSeason();
    const football = season.eventsAt(start).filter(({ sport }) => sport === 'football');
    const line = (event: string, quarters: number) => ({
      event,
      betType: 'totals' as const,
      line: quarters,
      outcome: 1,
    });
    for (const { id, state, markets } of football) {
      const values = season.valuesAt(start, [line(id, 2), line(id, 26), line(id, 12)]);
      const isOpen = (state === 'scheduled' || state === 'live') && !markets.some(({ suspended }) => suspended);
      expect(values).toHaveLength(isOpen ? 3 : 0);
      if (!isOpen) continue;
      expect((values[0]?.won ?? 0) - (values[1]?.won ?? 0)).toBeGreaterThan(0);
      // Three goals are a push.
      if (state === 'scheduled') expect(values[2]?.void).toBeGreaterThan(100_000);
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

  it('gives every runner that started a different place', () => {
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

describe('the models', () => {
  const uneven: Strength = { home: 1.2, away: -0.9, open: 0.8 };
  for (const [sport, model] of Object.entries(sportModels)) {
    it(`of ${sport} prices what it plays: the better side wins as often as it is said`, () => {
      const courses = 300;
      const { leads } = model.outlook({ at: 0, period: 1, home: 0, away: 0, periods: [[0, 0]] }, 0, uneven);
      const said = [...leads].reduce((sum, [lead, p]) => sum + (lead > 0 ? p : 0), 0);
      const stream = streamsOf('models')(sport);
      let won = 0;
      for (let course = 0; course < courses; course += 1) {
        const { home, away } = stepAt(model.course(stream, uneven), Number.POSITIVE_INFINITY);
        won += home > away ? 1 : 0;
      }
      expect(said).toBeGreaterThan(0.5);
      expect(Math.abs(won / courses - said)).toBeLessThan(4 * Math.sqrt((said * (1 - said)) / courses));
    });
  }

  it('expect as many goals as the teams are open', () => {
    const goalsOf = (open: number) => {
      const start = { at: 0, period: 1, home: 0, away: 0, periods: [] };
      const { sums } = sportModels.football.outlook(start, 0, { home: 0, away: 0, open });
      return [...sums].reduce((sum, [goals, p]) => sum + goals * p, 0);
    };
    expect(goalsOf(1) / goalsOf(-1)).toBeGreaterThan(1.2);
  });
});

describe('placeChances', () => {
  it('sums to the number of places, and equal runners are equal', () => {
    const chances = placeChances([1, 1, 1, 1], 3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3);
    expect(chances[0]).toBeCloseTo(0.75);
  });

  it('gives each runner its share of all strength to win', () => {
    expect(placeChances([1, 3], 1)[0]).toBeCloseTo(0.25);
  });
});
