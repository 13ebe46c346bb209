import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import { Refusal } from '@marquee/kernel/refusal';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { betHistory } from '@marquee/platform/wallet/histories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { seasonFeed, sportsBench } from '../../src/testing/sportsBench';

type Slip = ValidInput<'sports/place_bet'>;
type Leg = [selection: string, odds: number];

let bench: Awaited<ReturnType<typeof sportsBench>>;
beforeAll(async () => {
  bench = await sportsBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200]);
  bench.feed.current.match('b', 'scheduled', [1500, 6000, 4000]);
  bench.feed.current.match('c', 'scheduled', [3000, 2200, 3100]);
  await bench.tick();
});
afterAll(() => bench.database.close());

const slip = (legs: Leg[], more: Partial<Slip> = {}): Slip => ({
  request_id: randomUUID(),
  sizes: [legs.length],
  legs: legs.map(([selection_id, odds]) => ({ selection_id, odds })),
  stake_per_line: 1_000,
  policy: 'none',
  ...more,
});
const place = (made: Slip) => sportsCalls['sports/place_bet'](made, bench.context);
const openBets = async (state: 'open' | 'settled' = 'open') =>
  (await sportsCalls['sports/open_bets']({ state }, bench.context)).value;

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal) return error.statusMessage;
    throw error;
  }
  return 'accepted';
}

async function finish(scores: Record<string, [number, number] | 'cancelled'>) {
  for (const [id, score] of Object.entries(scores)) {
    if (score === 'cancelled') bench.feed.current.match(id, 'cancelled', [0, 0, 0]);
    else bench.feed.current.match(id, 'finished', [0, 0, 0], score);
  }
  await bench.tick();
}

describe('sports/place_bet', () => {
  it('takes the stake and answers a receipt with the line of §3 in every language [R3.25]', async () => {
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
    expect(await bench.cash()).toBe(99_000);
  });

  it('books a request once, however often and however much at once it is sent', async () => {
    const made = slip([['a:1x2:1', 2000]]);
    const answers = await Promise.all([place(made), place(made), place(made)]);
    expect(new Set(answers.map((answer) => answer.value[0]?.bet_id)).size).toBe(1);
    expect(await bench.cash()).toBe(99_000);
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
    it(`policy ${policy} answers ${state} when ${asked} was seen and 2000 holds`, async () => {
      const answer = await place(slip([['a:1x2:1', asked]], { policy }));
      expect(answer.state).toBe(state);
      expect(await bench.cash()).toBe(state === 'placed' ? 99_000 : 100_000);
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
      expect(await bench.cash()).toBe(100_000);
      expect(await openBets()).toEqual([]);
    });
  }

  it('refuses a suspended market, a match that should have begun, and a live price that nobody vouches for', async () => {
    bench.feed.current.suspend('a');
    await bench.tick();
    expect(await refusalOf(place(slip([['a:1x2:1', 2000]])))).toBe('marketSuspended');
    bench.time.now += 3_600_000;
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
    bench.feed.current.match('b', 'live', [1500, 6000, 4000]);
    await bench.tick();
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('accepted');
    bench.time.now += 60_000;
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
  });

  it('refuses stakes of a site that is closed or has no sports any more', async () => {
    const { site } = bench.context;
    const at = (own: object) =>
      refusalOf(
        sportsCalls['sports/place_bet'](slip([['a:1x2:1', 2000]]), { ...bench.context, site: { ...site, ...own } }),
      );
    const maintenance = { is_maintenance: true, start_date: null, end_date: null };
    expect(await at({ maintenance })).toBe('serviceUnavailable');
    expect(await at({ status: 'expired' })).toBe('siteExpired');
    expect(await at({ categories_off: ['sportsbook'] })).toBe('marketSuspended');
    expect(await bench.cash()).toBe(100_000);
    expect(await at({})).toBe('accepted');
  });
});

describe('settlement', () => {
  const rows: [
    name: string,
    legs: Leg[],
    sizes: number[],
    scores: Parameters<typeof finish>[0],
    state: string,
    back: number,
  ][] = [
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
      expect(await bench.cash()).toBe(after);
      await finish(scores);
      await bench.tick();
      expect(await bench.cash()).toBe(after + back);
      const [bet] = await openBets('settled');
      expect(bet).toMatchObject({ state, payout: back });
      const [line] = await bench.database.query<{ state: string; payout: number }>('select state, payout from bets');
      expect(line).toEqual({ state, payout: back });
    });
  }

  it('stands in the bet history with its selections, named in every language', async () => {
    await place(slip([['a:handicap:-3:2', 3500]]));
    const day = '2026-11-21';
    const asked = { from: day, to: day, type: '', status: '', page: 1, count: 10 };
    const { value } = await betHistory(asked, bench.context);
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
    bench.feed.current.failing = true;
    await expect(bench.tick()).rejects.toThrow('the feed is away');
    bench.feed.current.failing = false;
    await finish({ a: [3, 0] });
    expect(await bench.cash()).toBe(101_000);
  });
});

describe('sports/cash_out', () => {
  const cashOut = (bet_id: string, amount: number, request_id: string = randomUUID()) =>
    sportsCalls['sports/cash_out']({ request_id, bet_id, amount }, bench.context);
  /** What the feed says of home's chance, and a reading of it. */
  const chance = async (won: number, more: Partial<{ halfWon: number; void: number; halfLost: number }> = {}) => {
    bench.feed.current.worth.set('a:1x2:1', { won, halfWon: 0, void: 0, halfLost: 0, ...more });
    bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200 + Math.floor(won / 1000)]);
    await bench.tick();
  };
  const placed = async () => {
    const id = (await place(slip([['a:1x2:1', 2000]]))).value[0]?.bet_id ?? '';
    await chance(475_000);
    return id;
  };

  it('pays the quoted value and closes the bet; the result pays nothing more', async () => {
    const id = await placed();
    expect((await openBets())[0]?.cash_out).toBe(950);
    const request = randomUUID();
    expect((await cashOut(id, 950, request)).state).toBe('cashed_out');
    expect((await cashOut(id, 950, request)).value[0]).toMatchObject({ state: 'cashed_out', payout: 950 });
    expect(await refusalOf(cashOut(id, 950))).toBe('betSettled');
    await finish({ a: [1, 0] });
    expect(await bench.cash()).toBe(99_950);
  });

  it('pays more when it is worth more by then, and offers anew when less', async () => {
    const id = await placed();
    await chance(380_000);
    const offer = await cashOut(id, 950);
    expect(offer).toMatchObject({ state: 'offer', value: [{ state: 'open', cash_out: 760 }] });
    await chance(593_750);
    expect((await cashOut(id, 760)).value[0]?.payout).toBe(1_187);
  });

  it('is what the bet is worth with its push, also of a line that the board no longer has', async () => {
    const id = await placed();
    bench.feed.current.worth.set('a:1x2:1', { won: 300_000, halfWon: 0, void: 250_000, halfLost: 0 });
    const event = bench.feed.current.events.get('a');
    if (event) event.markets = event.markets.filter(({ betType }) => betType !== '1x2');
    await bench.tick();
    expect((await openBets())[0]?.cash_out).toBe(850);
    expect((await cashOut(id, 850)).value[0]).toMatchObject({ state: 'cashed_out', payout: 850 });
  });

  it('is offered no more once the feed does not say the worth, or said it too long ago', async () => {
    await placed();
    bench.time.now += 300_000;
    expect((await openBets())[0]?.cash_out).toBeNull();
    await bench.tick();
    expect((await openBets())[0]?.cash_out).toBe(950);
    bench.feed.current.worth.clear();
    bench.time.now += 60_001;
    await bench.tick();
    expect((await openBets())[0]?.cash_out).toBeNull();
  });

  it('is refused while suspended, for a bet of somebody else, and for one that is over', async () => {
    const id = await placed();
    const other = { ...bench.context, player: { ...bench.context.player, id: 'other' } };
    const theirs = sportsCalls['sports/cash_out']({ request_id: randomUUID(), bet_id: id, amount: 1 }, other);
    expect(await refusalOf(theirs)).toBe('betUnknown');
    bench.feed.current.suspend('a');
    await bench.tick();
    expect(await refusalOf(cashOut(id, 950))).toBe('cashOutUnavailable');
    await finish({ a: [1, 0] });
    expect(await refusalOf(cashOut(id, 950))).toBe('betSettled');
  });
});

describe('risk', () => {
  const risk = (more: Partial<typeof bench.context.site.sports>) => {
    bench.context.site.sports = { price_age_seconds: { live: 30, scheduled: 300 }, live_delay_seconds: 0, ...more };
  };
  beforeEach(() => risk({}));
  afterAll(() => risk({}));
  const openLive = async (odds: [number, number, number]) => {
    bench.feed.current.match('b', 'live', odds);
    await bench.tick();
  };

  /** Long enough for what was asked to have been looked at, and shorter than its wait. */
  const begun = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('lets bets on an outcome win so much and no more: the rest of the stake is offered, then nothing', async () => {
    risk({ liability: { market: 1_500, player: 1_000_000 } });
    const bet = (stake_per_line: number) => place(slip([['a:1x2:1', 2000]], { stake_per_line }));
    expect((await bet(1_000)).state).toBe('placed');
    expect(await bet(1_000)).toMatchObject({ state: 'offer', value: [], stake_offer: 500, offer: [{ odds: 2000 }] });
    expect(await bench.cash()).toBe(99_000);
    expect((await bet(500)).state).toBe('placed');
    expect(await refusalOf(bet(500))).toBe('liabilityReached');
    // Another outcome of the market has its own room.
    expect((await place(slip([['a:1x2:2', 3500]], { stake_per_line: 500 }))).state).toBe('placed');
    await finish({ a: [0, 1] });
    expect((await place(slip([['b:1x2:1', 1500]]))).state).toBe('placed');
  });

  it('lets a player win so much with all bets, of several lines too', async () => {
    risk({ liability: { market: 1_000_000, player: 5_000 } });
    expect((await place(slip([['a:1x2:1', 2000]], { stake_per_line: 3_900 }))).state).toBe('placed');
    const legs: Leg[] = [
      ['b:1x2:1', 1500],
      ['c:1x2:1', 3000],
    ];
    const system = (stake_per_line: number) => place(slip(legs, { sizes: [1, 2], stake_per_line }));
    // Each unit wins 1.5 + 3 + 4.5 for a stake of 3, and there is room for 1,100.
    const offered = (await system(500)).stake_offer ?? 0;
    expect(offered).toBe(183);
    expect((await system(offered)).state).toBe('placed');
    expect(await refusalOf(system(500))).toBe('liabilityReached');
  });

  it('counts bets that come at the same time', async () => {
    risk({ liability: { market: 2_500, player: 1_000_000 } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(slip([['a:1x2:1', 2000]]))));
    expect(answers.filter(({ state }) => state === 'placed')).toHaveLength(2);
    expect(new Set(answers.map(({ stake_offer }) => stake_offer))).toEqual(new Set([null, 500]));
  });

  it('books a live bet after the wait, at the odds of then: the player is asked when they moved', async () => {
    await openLive([1500, 6000, 4000]);
    risk({ live_delay_seconds: 0.8 });
    const quote = { sizes: [1], legs: [{ selection_id: 'b:1x2:1', odds: 1500 }], stake_per_line: 0 };
    expect((await sportsCalls['sports/quote'](quote, bench.context)).value[0]?.delay_seconds).toBe(0.8);
    const started = Date.now();
    const made = slip([['b:1x2:1', 1500]]);
    const waiting = place(made);
    await begun();
    await openLive([1300, 6000, 4000]);
    expect(await waiting).toMatchObject({ state: 'offer', offer: [{ asked: 1500, odds: 1300 }] });
    expect(Date.now() - started).toBeGreaterThanOrEqual(790);
    expect(await bench.cash()).toBe(100_000);
    const agreed = slip([['b:1x2:1', 1300]]);
    expect((await place(agreed)).state).toBe('placed');
    const again = Date.now();
    expect((await place(agreed)).state).toBe('placed');
    expect((await place(slip([['a:1x2:1', 2000]]))).state).toBe('placed');
    expect(Date.now() - again).toBeLessThan(700);
  });

  it('refuses a live bet whose market was suspended in the wait, and cashes out after it', async () => {
    await openLive([1500, 6000, 4000]);
    await place(slip([['b:1x2:1', 1500]]));
    bench.feed.current.worth.set('b:1x2:1', { won: 600_000, halfWon: 0, void: 0, halfLost: 0 });
    await bench.tick();
    risk({ live_delay_seconds: 0.8 });
    const [bet] = await openBets();
    expect(bet).toMatchObject({ cash_out: 900, delay_seconds: 0.8 });
    const asked = { request_id: randomUUID(), bet_id: bet?.bet_id ?? '', amount: 900 };
    const waiting = [
      refusalOf(place(slip([['b:1x2:1', 1500]]))),
      refusalOf(sportsCalls['sports/cash_out'](asked, bench.context)),
    ];
    await begun();
    bench.feed.current.suspend('b');
    bench.feed.current.worth.clear();
    await bench.tick();
    expect(await Promise.all(waiting)).toEqual(['marketSuspended', 'cashOutUnavailable']);
  });

  it('takes no price that is older than the site allows', async () => {
    await openLive([1500, 6000, 4000]);
    risk({ price_age_seconds: { live: 10, scheduled: 60 } });
    bench.time.now += 12_000;
    expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
    const { value } = await sportsCalls['sports/match']({ match_id: 'b', language: 'EN' }, bench.context);
    expect(value[0]?.markets.every(({ suspended }) => suspended)).toBe(true);
    expect((await place(slip([['a:1x2:1', 2000]]))).state).toBe('placed');
  });
});

describe('tick', () => {
  it('writes nothing for a reading that is the same, and one version for odds that moved', async () => {
    expect(await bench.tick()).toEqual([]);
    bench.feed.current.match('a', 'scheduled', [2100, 3500, 3200]);
    expect(await bench.tick()).toEqual(['a']);
    const versions = await bench.database.query(
      "select version, odds from sports_odds where selection_id = 'a:1x2:1' order by version",
    );
    expect(versions).toEqual([
      { version: 1, odds: 2000 },
      { version: 2, odds: 2100 },
    ]);
    const { value } = await sportsCalls['sports/match']({ match_id: 'a', language: 'EN' }, bench.context);
    expect(value[0]?.markets[0]?.selections.map((one) => [one.odds, one.movement])).toEqual([
      [2100, 1],
      [3200, 0],
      [3500, 0],
    ]);
  });

  it('shows a selection that the feed suspends by itself, and takes no bets on it alone', async () => {
    const [market] = bench.feed.current.events.get('a')?.markets ?? [];
    if (market?.selections[0]) market.selections[0].suspended = true;
    await bench.tick();
    const shown = async () => {
      const { value } = await sportsCalls['sports/match']({ match_id: 'a', language: 'EN' }, bench.context);
      return value[0]?.markets[0]?.selections.map(({ suspended }) => suspended);
    };
    expect(await shown()).toEqual([true, false, false]);
    expect(await refusalOf(place(slip([['a:1x2:1', 2000]])))).toBe('marketSuspended');
    expect(await refusalOf(place(slip([['a:1x2:2', 3500]])))).toBe('accepted');
    bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200]);
    await bench.tick();
    expect(await shown()).toEqual([false, false, false]);
  });

  it('tells the open pages which matches changed', async () => {
    const heard: string[] = [];
    const stop = await bench.database.listen('live', (payload) => heard.push(payload));
    bench.feed.current.match('b', 'scheduled', [1600, 6000, 4000]);
    await bench.tick();
    await stop();
    expect(heard.map((payload) => JSON.parse(payload))).toMatchObject([
      { topic: 'sports', data: { match_ids: ['b'] } },
    ]);
  });
});

describe('the lists', () => {
  it('answer the sandbox feed as the contract has it', async () => {
    await bench.reset();
    const { context } = bench;
    await bench.tick(seasonFeed(context.clock));
    const list = {
      language: 'RUS',
      sport: '',
      state: '',
      q: '',
      match_ids: [],
      start: 0,
      count: 60,
    } satisfies ValidInput<'sports/fixtures'>;
    const fixtures = await sportsCalls['sports/fixtures'](list, context);
    expect(v.is(schemas['sports/fixtures'].output, fixtures)).toBe(true);
    expect(fixtures.value).toHaveLength(60);
    expect(fixtures.sports.reduce((sum, { live }) => sum + live, 0)).toBeGreaterThan(4);
    const name = fixtures.value[0]?.home_team_name ?? '';
    const found = await sportsCalls['sports/fixtures']({ ...list, q: name.toUpperCase() }, context);
    expect(found.value.every((one) => one.home_team_name === name || one.away_team_name === name)).toBe(true);
    expect((await sportsCalls['sports/fixtures']({ ...list, q: '%' }, context)).total).toBe(0);
    const id = fixtures.value[3]?.match_id ?? '';
    const one = await sportsCalls['sports/fixtures']({ ...list, sport: 'cricket', match_ids: [id] }, context);
    expect(one.value.map((match) => match.match_id)).toEqual([id]);
    const races = await sportsCalls['sports/races']({ language: 'NE', count: 24 }, context);
    expect(v.is(schemas['sports/races'].output, races)).toBe(true);
    expect(races.value.some((race) => race.runners.some((runner) => runner.win && runner.place))).toBe(true);
    const home = await sportsCalls['home/match_list']({}, context);
    expect(v.is(schemas['home/match_list'].output, home)).toBe(true);
    const odds = await sportsCalls['home/public_odds']({}, context);
    expect(odds.value.map(({ match_id }) => match_id)).toEqual(home.value.map(({ match_id }) => match_id));
  });
});
