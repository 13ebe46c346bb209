import type { ValidInput } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { betHistory } from '@marquee/platform/wallet/histories';
import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { seasonFeed } from '../../src/testing/sportsBench';
import { cashOutTests } from './cashOutTests';
import { riskTests } from './riskTests';
import { type Leg, type Scores, type Slip, sportsFixture } from './sportsFixture';

const sports = sportsFixture();
const { slip, place, board, openBets, refusalOf, finish } = sports;

describe('sports/place_bet', () => {
  it('takes the stake and answers a receipt with the line in every language [R3.25]', async () => {
    const answer = await place(slip([['a:1x2:1', 2000]]));
    expect(v.is(schemas['sports/place_bet'].output, answer)).toBe(true);
    expect(answer.state).toBe('placed');
    expect(answer.value[0]).toMatchObject({ stake: 1_000, potential: 2_000, kind: 'single', state: 'open' });
    expect(answer.value[0]?.legs[0]).toMatchObject({
      bet_type: '1x2',
      home_away: 1,
      criteria1: null,
      home_team_name: 'a Home',
      away_name_ne: 'a Away',
    });
    expect(await sports.bench.cash()).toBe(99_000);
  });

  it('books a request once, however often and however much at once it is sent', async () => {
    const made = slip([['a:1x2:1', 2000]]);
    const answers = await Promise.all([place(made), place(made), place(made)]);
    expect(new Set(answers.map((answer) => answer.value[0]?.bet_id)).size).toBe(1);
    expect(await sports.bench.cash()).toBe(99_000);
    expect(await openBets()).toHaveLength(1);
  });

  it('refuses another bet under a used request id', async () => {
    const made = slip([['a:1x2:1', 2000]]);
    await place(made);
    expect(await refusalOf(place({ ...made, stake_per_line: 2_000 }))).toBe('requestIdReused');
  });

  const policies: [policy: Slip['policy'], asked: number, state: string][] = [
    ['none', 2000, 'placed'],
    ['none', 1900, 'offer'],
    ['none', 2100, 'offer'],
    ['better', 1900, 'placed'],
    ['better', 2100, 'offer'],
    ['any', 1900, 'placed'],
    ['any', 2100, 'placed'],
  ];
  for (const [policy, asked, state] of policies) {
    it(`policy ${policy} answers ${state} when ${asked} was seen and 2000 holds [D8.07]`, async () => {
      const answer = await place(slip([['a:1x2:1', asked]], { policy }));
      expect(answer.state).toBe(state);
      expect(await sports.bench.cash()).toBe(state === 'placed' ? 99_000 : 100_000);
      if (state === 'placed') expect(answer.value[0]?.legs[0]?.odds).toBe(2000);
      else expect(answer.offer[0]).toMatchObject({ asked, odds: 2000, suspended: false });
    });
  }

  const refusals: [name: string, legs: Leg[], more: Partial<Slip>, refusal: string][] = [
    ['an unknown selection', [['a:1x2:9', 2000]], {}, 'selectionUnknown'],
    [
      'two legs of one match on a line',
      [
        ['a:1x2:1', 2000],
        ['a:totals:10:1', 2000],
      ],
      {},
      'legsRelated',
    ],
    [
      'a selection twice',
      [
        ['a:1x2:1', 2000],
        ['a:1x2:1', 2000],
      ],
      { sizes: [1] },
      'legsRelated',
    ],
    ['a size beyond the slip', [['a:1x2:1', 2000]], { sizes: [2] }, 'sizesInvalid'],
    ['a stake below the minimum', [['a:1x2:1', 2000]], { stake_per_line: 499 }, 'stakeTooLow'],
    ['a stake above the maximum', [['a:1x2:1', 2000]], { stake_per_line: 5_000_001 }, 'stakeTooHigh'],
    [
      'more than the highest payout',
      [
        ['a:1x2:2', 3500],
        ['b:1x2:2', 6000],
      ],
      { stake_per_line: 5_000_000 },
      'payoutTooHigh',
    ],
    ['more than the balance', [['a:1x2:1', 2000]], { stake_per_line: 100_001 }, 'insufficientBalance'],
  ];
  for (const [name, legs, more, refusal] of refusals) {
    it(`refuses ${name} and books nothing`, async () => {
      expect(await refusalOf(place(slip(legs, more)))).toBe(refusal);
      expect(await sports.bench.cash()).toBe(100_000);
      expect(await openBets()).toEqual([]);
    });
  }

  it('refuses a suspended market, a match that should have begun, and a live price that is too old', async () => {
    sports.bench.feed.current.suspend('a');
    await sports.bench.tick();
    expect(await refusalOf(place(slip([['a:1x2:1', 2000]])))).toBe('marketSuspended');
    sports.bench.time.now += 3_600_000;
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
    sports.bench.feed.current.match('b', 'live', [1500, 6000, 4000]);
    await sports.bench.tick();
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('accepted');
    sports.bench.time.now += 60_000;
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
  });

  it('refuses stakes of a site that is closed or has no sports any more', async () => {
    const { site } = sports.bench.context;
    const at = (own: object) =>
      refusalOf(
        sportsCalls['sports/place_bet'](slip([['a:1x2:1', 2000]]), {
          ...sports.bench.context,
          site: { ...site, ...own },
        }),
      );
    const maintenance = { is_maintenance: true, start_date: null, end_date: null };
    expect(await at({ maintenance })).toBe('serviceUnavailable');
    expect(await at({ status: 'expired' })).toBe('siteExpired');
    expect(await at({ categories_off: ['sportsbook'] })).toBe('notOffered');
    expect(await sports.bench.cash()).toBe(100_000);
    expect(await at({})).toBe('accepted');
  });
});

describe('a site without matches, or without races', () => {
  it.each(['sportsbook', 'horse_racing'] as const)(
    'answers nothing of %s, and takes no bet on it',
    async (category) => {
      const context = { ...sports.bench.context, site: { ...sports.bench.context.site, categories_off: [category] } };
      const asked = { language: 'EN' as const, start: 0, count: 20, sport: '' as const, q: '', match_ids: [] };
      const { value: matches, sports: bySport } = await board['sports/fixtures'](
        { ...asked, state: '', when: '' },
        context,
      );
      const { value: home } = await sportsCalls['home/match_list']({}, context);
      const { value: odds } = await sportsCalls['home/public_odds']({}, context);
      const isOff = category === 'sportsbook';
      expect([matches, home, odds, bySport].map(({ length }) => length > 0)).toEqual(Array(4).fill(!isOff));
      const bet = sportsCalls['sports/place_bet'](slip([['a:1x2:1', 2000]]), context);
      expect(await refusalOf(bet)).toBe(isOff ? 'notOffered' : 'accepted');
    },
  );
});

describe('settlement', () => {
  const rows: [name: string, legs: Leg[], sizes: number[], scores: Scores, state: string, back: number][] = [
    ['a single that wins', [['a:1x2:1', 2000]], [1], { a: [1, 0] }, 'won', 2_000],
    ['a single that loses', [['a:1x2:1', 2000]], [1], { a: [0, 1] }, 'lost', 0],
    ['a cancelled match', [['a:1x2:1', 2000]], [1], { a: 'cancelled' }, 'refunded', 1_000],
    ['a half won handicap of −0.75', [['a:handicap:-3:1', 2000]], [1], { a: [1, 0] }, 'won', 1_500],
    ['over 2.5', [['a:totals:10:1', 2000]], [1], { a: [2, 1] }, 'won', 2_000],
    [
      'a combination',
      [
        ['a:1x2:1', 2000],
        ['b:1x2:1', 1500],
      ],
      [2],
      { a: [1, 0], b: [2, 0] },
      'won',
      3_000,
    ],
    [
      'a combination with a void leg',
      [
        ['a:1x2:1', 2000],
        ['b:1x2:1', 1500],
      ],
      [2],
      { a: [1, 0], b: 'cancelled' },
      'won',
      2_000,
    ],
    [
      'two of three with one lost',
      [
        ['a:1x2:1', 2000],
        ['b:1x2:1', 1500],
        ['c:1x2:1', 3000],
      ],
      [2],
      { a: [1, 0], b: [1, 0], c: [0, 0] },
      'won',
      3_000,
    ],
  ];
  for (const [name, legs, sizes, scores, state, back] of rows) {
    it(`${name} is ${state} and pays ${back}, once`, async () => {
      const placed = await place(slip(legs, { sizes }));
      const after = 100_000 - (placed.value[0]?.stake ?? 0);
      expect(await sports.bench.cash()).toBe(after);
      await finish(scores);
      await sports.bench.tick();
      expect(await sports.bench.cash()).toBe(after + back);
      const [bet] = await openBets('settled');
      expect(bet).toMatchObject({ state, payout: back });
      const [line] = await sports.bench.database.query<{ state: string; payout: number }>(
        'select state, payout from bets',
      );
      expect(line).toEqual({ state, payout: back });
    });
  }

  it('is in the bet history with its selections, named in every language', async () => {
    await place(slip([['a:handicap:-3:2', 3500]]));
    const day = '2026-11-21';
    const asked = { from: day, to: day, type: '', status: '', page: 1, count: 10 };
    const { value } = await betHistory(asked, sports.bench.context);
    expect(v.is(schemas['wallet/bets'].output.entries.value, value)).toBe(true);
    expect(value[0]?.lines).toMatchObject([
      {
        bet_type: 'handicap',
        home_away: 2,
        criteria1: -0.75,
        odds: 3500,
        home_name_rus: 'a Home',
        away_name_ne: 'a Away',
      },
    ]);
  });

  it('is read by its id as it was taken, by its player alone', async () => {
    await place(slip([['a:handicap:-3:2', 3500]]));
    const [open] = await openBets();
    const { context } = sports.bench;
    const ask = (bet_id: string, by = context) => sportsCalls['sports/bet']({ bet_id }, by);
    expect((await ask(open?.bet_id ?? '')).value).toEqual([open]);
    expect(await refusalOf(ask('another'))).toBe('betUnknown');
    const stranger = { ...context, player: { ...context.player, id: 'another' } };
    expect(await refusalOf(ask(open?.bet_id ?? '', stranger))).toBe('betUnknown');
  });

  it('waits until the last leg is decided', async () => {
    await place(
      slip([
        ['a:1x2:1', 2000],
        ['b:1x2:1', 1500],
      ]),
    );
    await finish({ a: [1, 0] });
    expect((await openBets())[0]?.legs.map((leg) => leg.result)).toEqual(['won', null]);
  });

  it('is made good for after a feed that was away', async () => {
    await place(slip([['a:1x2:1', 2000]]));
    sports.bench.feed.current.failing = true;
    await expect(sports.bench.tick()).rejects.toThrow('the feed is away');
    sports.bench.feed.current.failing = false;
    await finish({ a: [3, 0] });
    expect(await sports.bench.cash()).toBe(101_000);
  });
});

cashOutTests(sports);
riskTests(sports);

describe('tick', () => {
  it('writes nothing for a reading that is the same, and one version for odds that moved', async () => {
    expect(await sports.bench.tick()).toEqual([]);
    sports.bench.feed.current.match('a', 'scheduled', [2100, 3500, 3200]);
    expect(await sports.bench.tick()).toEqual(['a']);
    const versions = await sports.bench.database.query(
      "select version, odds from sports_odds where selection_id = 'a:1x2:1' order by version",
    );
    expect(versions).toEqual([
      { version: 1, odds: 2000 },
      { version: 2, odds: 2100 },
    ]);
    const { value } = await sportsCalls['sports/match']({ match_id: 'a', language: 'EN' }, sports.bench.context);
    expect(value[0]?.markets[0]?.selections.map((one) => [one.odds, one.movement])).toEqual([
      [2100, 1],
      [3200, 0],
      [3500, 0],
    ]);
  });

  it('shows a selection that the feed suspends by itself, and takes no bets on it alone', async () => {
    const [market] = sports.bench.feed.current.events.get('a')?.markets ?? [];
    if (market?.selections[0]) market.selections[0].suspended = true;
    await sports.bench.tick();
    const shown = async () => {
      const { value } = await sportsCalls['sports/match']({ match_id: 'a', language: 'EN' }, sports.bench.context);
      return value[0]?.markets[0]?.selections.map(({ suspended }) => suspended);
    };
    expect(await shown()).toEqual([true, false, false]);
    expect(await refusalOf(place(slip([['a:1x2:1', 2000]])))).toBe('marketSuspended');
    expect(await refusalOf(place(slip([['a:1x2:2', 3500]])))).toBe('accepted');
    sports.bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200]);
    await sports.bench.tick();
    expect(await shown()).toEqual([false, false, false]);
  });

  it('tells the open pages which matches changed [D8.03]', async () => {
    const received: string[] = [];
    const stop = await sports.bench.database.listen('live', (payload) => received.push(payload));
    sports.bench.feed.current.match('b', 'scheduled', [1600, 6000, 4000]);
    await sports.bench.tick();
    await expect.poll(() => received).toHaveLength(1);
    await stop();
    expect(received.map((payload) => JSON.parse(payload))).toMatchObject([
      { topic: 'sports', data: { match_ids: ['b'] } },
    ]);
  });
});

describe('the lists', () => {
  it('answer the sandbox feed as the contract has it', async () => {
    await sports.bench.reset();
    const { context } = sports.bench;
    await sports.bench.tick(seasonFeed(context.clock));
    const list = {
      language: 'RUS',
      sport: '',
      state: '',
      when: '',
      q: '',
      match_ids: [],
      start: 0,
      count: 60,
    } satisfies ValidInput<'sports/fixtures'>;
    const fixtures = await board['sports/fixtures'](list, context);
    expect(v.is(schemas['sports/fixtures'].output, fixtures)).toBe(true);
    expect(fixtures.value).toHaveLength(60);
    expect(fixtures.sports.reduce((sum, { live }) => sum + live, 0)).toBeGreaterThan(4);
    const name = fixtures.value[0]?.home_team_name ?? '';
    const found = await board['sports/fixtures']({ ...list, q: name.toUpperCase() }, context);
    expect(found.value.every((one) => one.home_team_name === name || one.away_team_name === name)).toBe(true);
    expect((await board['sports/fixtures']({ ...list, q: '%' }, context)).total).toBe(0);
    const id = fixtures.value[3]?.match_id ?? '';
    const one = await board['sports/fixtures']({ ...list, sport: 'cricket', match_ids: [id] }, context);
    expect(one.value.map((match) => match.match_id)).toEqual([id]);
    const races = await sportsCalls['sports/races']({ language: 'NE', count: 24 }, context);
    expect(v.is(schemas['sports/races'].output, races)).toBe(true);
    expect(races.value.some((race) => race.runners.some((runner) => runner.win && runner.place))).toBe(true);
    const home = await sportsCalls['home/match_list']({}, context);
    expect(v.is(schemas['home/match_list'].output, home)).toBe(true);
    expect(home.value[0]).toHaveProperty('home_name_rus');
    const russian = await sportsCalls['home/match_list']({ language: 'RUS' }, context);
    expect(v.is(schemas['home/match_list'].output, russian)).toBe(true);
    expect(russian.value.map(({ home_team_name, away_team_name }) => [home_team_name, away_team_name])).toEqual(
      home.value.map(({ home_name_rus, away_name_rus }) => [home_name_rus, away_name_rus]),
    );
    expect(
      Object.keys(russian.value[0] ?? {}).filter((field) => /_name_/.test(field) && !/team|league/.test(field)),
    ).toEqual([]);
    const odds = await sportsCalls['home/public_odds']({}, context);
    expect(odds.value.map(({ match_id }) => match_id)).toEqual(home.value.map(({ match_id }) => match_id));
  });
});
