import { type Example, type ExampleLeg, examplesOf } from '@marquee/platform/rules/sportExamples';
import type { FeedEvent, Sport } from '@marquee/protocols/odds/feed';
import { postponedHours, sportRules } from '@marquee/protocols/odds/sportRules';
import { describe, expect, it } from '@rstest/core';
import { sportsFixture } from './sportsFixture';

const hour = 3_600_000;
const fixture = sportsFixture();
const script = () => fixture.bench.feed.current;

/** The id of the selection that a leg is on. */
const selectionOf = (event: string, { bet: [betType, line, outcome] }: ExampleLeg) =>
  [event, betType, ...(line === null ? [] : [line * 4]), outcome].join(':');

/** Offers the event of a leg before its start. */
function offer(id: string, sport: Sport, leg: ExampleLeg, gone: Example['gone']) {
  const [betType, line, outcome] = leg.bet;
  if (sport === 'horse_racing') {
    script().race(id, 'scheduled', [{ odds: leg.odds }, { odds: gone?.odds ?? 6_000 }, { odds: 7_000 }]);
    return;
  }
  script().match(id, 'scheduled', [0, 0, 0]);
  const others = (betType === '1x2' ? [1, 2, 3] : [1, 2]).map((one) => ({
    outcome: one,
    odds: one === outcome ? leg.odds : 2_000,
  }));
  Object.assign(script().events.get(id) as FeedEvent, {
    sport,
    markets: [{ betType, line: line === null ? null : line * 4, suspended: false, selections: others }],
  } satisfies Partial<FeedEvent>);
}

/** Ends the event of a leg as its example says. */
function end(id: string, sport: Sport, { end: { state, score = [0, 0], extra, runners } }: ExampleLeg) {
  if (state === 'scheduled') return;
  if (runners) {
    const places = runners.map((place) => (place === 'withdrawn' ? place : { odds: 0, position: place }));
    script().race(id, state, places);
    return;
  }
  const [home, away] = extra ?? [0, 0];
  const regular = sportRules[sport].regularPeriods ?? 1;
  script().match(id, state, [0, 0, 0], [score[0] + home, score[1] + away]);
  const event = script().events.get(id) as FeedEvent;
  const rest = Array.from({ length: regular - 1 }, (): [number, number] => [0, 0]);
  event.sport = sport;
  event.score.periods = [[...score], ...rest, ...(extra ? [[home, away] as [number, number]] : [])];
}

describe('the examples of the rules', () => {
  it.each(Object.keys(sportRules) as Sport[])('of %s are settled as their page says [D8.10]', async (sport) => {
    const examples = Object.entries(examplesOf(sport)).filter(([, { legs }]) =>
      legs.every(({ bet: [betType] }) => sportRules[sport].markets.includes(betType)),
    );
    expect(examples.length).toBeGreaterThan(3);
    const each = examples.flatMap(([rule, { legs, gone }]) =>
      legs.map((leg, index) => ({ id: `${rule}${index}`, leg, gone })),
    );
    for (const { id, leg, gone } of each) offer(id, sport, leg, gone);
    await fixture.bench.tick();
    const bets = new Map<string, string>();
    for (const [rule, { legs }] of examples) {
      const slip = legs.map((leg, at): [string, number] => [selectionOf(`${rule}${at}`, leg), leg.odds]);
      bets.set((await fixture.place(fixture.slip(slip))).value[0]?.bet_id ?? '', rule);
    }
    for (const { id, leg } of each) end(id, sport, leg);
    fixture.bench.time.now += postponedHours * hour;
    await fixture.bench.tick();
    // Events begin an hour after the bets: this is too early for the postponed one.
    expect((await fixture.openBets()).map(({ bet_id }) => bets.get(bet_id))).toEqual(['postponed']);
    fixture.bench.time.now += hour + 1;
    await fixture.bench.tick();
    const settled = await fixture.openBets('settled');
    const paid = Object.fromEntries(settled.map(({ bet_id, payout }) => [bets.get(bet_id), payout]));
    expect(paid).toEqual(Object.fromEntries(examples.map(([rule, one]) => [rule, one.paid])));
    for (const { bet_id, legs } of settled) {
      const [rule = '', why] = [bets.get(bet_id), legs[0]?.result === 'void' ? legs[0].void_rule : null];
      if (why)
        expect([rule, why]).toEqual([
          rule,
          rule === 'void' ? (legs[0]?.sport === 'horse_racing' ? 'nonRunner' : 'abandoned') : rule,
        ]);
    }
  });

  it('keep bets open while a feed is silent about a postponed event', async () => {
    const { bench } = fixture;
    await fixture.place(fixture.slip([['a:1x2:1', 2_000]]));
    bench.feed.current.failing = true;
    bench.time.now += (postponedHours + 2) * hour;
    await bench.tick().catch(() => undefined);
    expect(await fixture.openBets()).toHaveLength(1);
    bench.feed.current.failing = false;
    bench.feed.current.events.delete('a');
    await bench.tick();
    expect(await fixture.openBets()).toHaveLength(1);
  });
});
