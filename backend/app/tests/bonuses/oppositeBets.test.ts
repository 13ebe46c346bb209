import { randomUUID } from 'node:crypto';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { BackendSignals } from '@marquee/platform/events/signals';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { tick } from '@marquee/platform/sports/ticker';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { bonusBench } from '../../src/testing/bonusBench';
import { spiedDatabase } from '../../src/testing/spiedDatabase';
import { ScriptedFeed } from '../../src/testing/sportsBench';
import { testOffer } from '../../src/testing/testOffer';
import { outcomeOf } from '../../src/testing/walletBench';

const { bench, calls, place, settle, holds, pay } = bonusBench();

const stake = 1_000;
const odds: Record<string, number> = {
  'a:1x2:1': 2000,
  'a:1x2:2': 3500,
  'a:1x2:3': 3200,
  'a:handicap:-3:1': 2000,
  'b:1x2:1': 1500,
  'b:1x2:2': 6000,
  'c:1x2:1': 3000,
};
const offer = testOffer({ amount: 20_000, counts: [{ category: 'sportsbook', percent: 100 }] });
const sports = {
  sports: { live_delay_seconds: 0, price_age_seconds: { live: 3_000, scheduled: 300_000 } },
  providers: [{ provider_code: 'FLOODLIGHT', provider_name: 'Floodlight', categories: ['sportsbook' as const] }],
};

let feed: ScriptedFeed;
const read = () => {
  const { database, clock, ledger } = bench();
  return tick({ database, clock, ledger, signals: new BackendSignals(), feed });
};
beforeEach(async () => {
  feed = new ScriptedFeed(bench().clock);
  const starts = bench().clock.now() + 3_600_000;
  for (const [id, prices] of [
    ['a', [2000, 3500, 3200]],
    ['b', [1500, 6000, 4000]],
    ['c', [3000, 2200, 3100]],
  ] as const) {
    feed.match(id, 'scheduled', [...prices]);
    Object.assign(feed.events.get(id) ?? {}, { startsAt: starts });
  }
  await read();
});

/** A player who holds the bonus, and cash as well; `own` are facts about the person. */
async function bettor(own: object = {}, terms = offer): Promise<PlayerContext> {
  const context = await bench().player({ on: { ...sports, bonus_offers: [terms] }, ...own });
  await calls['bonuses/claim']({ request_id: randomUUID(), code: terms.code, promo_code: '' }, context);
  await bench().lookAtBonuses();
  await pay(context, 10 * stake);
  return context;
}

const slip = (selections: readonly string[], sizes: number[]) => ({
  request_id: randomUUID(),
  sizes,
  legs: selections.map((selection_id) => ({ selection_id, odds: odds[selection_id] ?? 0 })),
  stake_per_line: stake,
  policy: 'any' as const,
});
const bet = (context: PlayerContext, selections: readonly string[], sizes = [selections.length]) =>
  sportsCalls['sports/place_bet'](slip(selections, sizes), context);

/** What each bet of these players counts, in their order. */
async function counted(...contexts: PlayerContext[]): Promise<number[]> {
  const rows = await bench().database.query<{ counts: number }>(
    'select counts from bets where player_id = any($1) order by placed_at, counts desc, id',
    [contexts.map(({ player }) => player.id)],
  );
  return rows.map(({ counts }) => counts);
}

describe('bets on one event', () => {
  it.each([
    ['all outcomes of a market', [['a:1x2:1'], ['a:1x2:2'], ['a:1x2:3']], [stake, 0, 0]],
    ['outcomes of two markets', [['a:1x2:2'], ['a:handicap:-3:1']], [stake, 0]],
    ['one outcome twice', [['a:1x2:1'], ['a:1x2:1']], [stake, 0]],
    ['a combination and an outcome of it', [['a:1x2:1', 'b:1x2:1'], ['b:1x2:1']], [stake, 0]],
    [
      'two combinations that share an event',
      [
        ['a:1x2:1', 'b:1x2:1'],
        ['a:1x2:2', 'c:1x2:1'],
      ],
      [stake, 0],
    ],
    ['events that have nothing in common', [['a:1x2:1'], ['b:1x2:1'], ['c:1x2:1']], [stake, stake, stake]],
  ])('count once: %s [D13.16]', async (_, slips, expected) => {
    const player = await bettor();
    for (const selections of slips) {
      await bet(player, selections);
      bench().clock.advance(1);
    }
    expect(await counted(player)).toEqual(expected);
  });

  it.each([
    ['lines on one market', ['a:1x2:1', 'a:1x2:2', 'a:1x2:3'], 0],
    ['lines on two markets of an event', ['a:1x2:2', 'a:handicap:-3:1'], 0],
    ['lines on an event and on another one', ['a:1x2:1', 'b:1x2:1', 'a:1x2:2'], 0],
    ['lines on several events', ['a:1x2:1', 'b:1x2:1', 'c:1x2:1'], 3 * stake],
  ])('count as one slip only where no event is there twice: %s [D13.16]', async (_, lines, expected) => {
    const player = await bettor();
    const { value, counted: said } = await calls['bonuses/slip'](
      { selection_ids: [...lines], sizes: [1], stake: lines.length * stake },
      player,
    );
    expect({ said, reason: value[0]?.reason }).toEqual({ said: expected, reason: expected === 0 ? 'oneEvent' : null });
    await bet(player, lines, [1]);
    expect(await counted(player)).toEqual([expected]);
  });

  it('cannot be on one line together; a system of several events counts with all its lines [D13.16]', async () => {
    const player = await bettor();
    expect(await outcomeOf(bet(player, ['a:1x2:1', 'a:1x2:2'], [1, 2]))).toBe('legsRelated');
    await bet(player, ['a:1x2:1', 'b:1x2:1', 'c:1x2:1'], [1, 2]);
    bench().clock.advance(1);
    await bet(player, ['c:1x2:1']);
    expect(await counted(player)).toEqual([6 * stake, 0]);
  });

  it('take no bonus money after the first [D13.16]', async () => {
    const player = await bettor();
    await bet(player, ['a:1x2:1'], [1]);
    const rest = { ...slip(['a:1x2:2'], [1]), stake_per_line: 10 * stake };
    expect(await outcomeOf(sportsCalls['sports/place_bet'](rest, player))).toBe('bonusNotHere');
  });

  it('count once also where they arrive together [D13.16]', async () => {
    const player = await bettor();
    await Promise.all(['a:1x2:1', 'a:1x2:2', 'a:1x2:3'].map((one) => bet(player, [one])));
    expect(await counted(player)).toEqual([stake, 0, 0]);
  });

  it('of two accounts of one person count once, and those of others as they are [D13.16]', async () => {
    const person = { name: 'Tamara Norman', born: '1980-01-02' };
    const first = await bettor(person);
    // An offer is a person's, so the second account has another one.
    const second = await bettor(person, { ...offer, code: 'TWO' });
    const stranger = await bettor({ name: 'Sue Other', born: '1970-07-07' });
    await bet(first, ['a:1x2:1']);
    bench().clock.advance(1);
    await bet(second, ['a:1x2:2']);
    expect(await counted(first, second)).toEqual([stake, 0]);
    await bet(stranger, ['a:1x2:2']);
    expect(await counted(stranger)).toEqual([stake]);
  });

  it('of two accounts that arrive together count once as well [D13.16]', async () => {
    const person = { name: 'Tamara Norman', born: '1980-01-02' };
    const both = [await bettor(person), await bettor(person, { ...offer, code: 'TWO' })] as const;
    await Promise.all(both.map((one, at) => bet(one, [`a:1x2:${at + 1}`])));
    expect(await counted(...both)).toEqual([stake, 0]);
  });

  it('of a person’s accounts wait for each other before they are looked at [D13.16]', async () => {
    const person = { name: 'Tamara Norman', born: '1980-01-02' };
    const player = await bettor(person);
    await bettor(person, { ...offer, code: 'TWO' });
    const { database, queries } = spiedDatabase(bench().database);
    await bet({ ...player, database }, ['a:1x2:1']);
    const at = (...parts: string[]) => queries.findIndex((text) => parts.every((part) => text.includes(part)));
    const locked = at('protection_players', 'person_links', 'for no key update');
    expect(locked).toBeGreaterThan(-1);
    expect(at('b.counts > 0')).toBeGreaterThan(locked);
  });

  it('of an account that only claims to be the same person count as they are [D13.16]', async () => {
    const claimed = { name: 'Tamara Norman', born: '1980-01-02' };
    const owner = await bettor(claimed);
    const pretender = await bettor({ ...claimed, name: 'Tamara Normann' }, { ...offer, code: 'TWO' });
    await bet(owner, ['a:1x2:1']);
    bench().clock.advance(1);
    await bet(pretender, ['a:1x2:2']);
    expect(await counted(owner, pretender)).toEqual([stake, stake]);
  });

  it('are told before: the slip says that another one counts [D13.16]', async () => {
    const player = await bettor();
    const asked = { selection_ids: ['a:1x2:2'], sizes: [1], stake };
    expect(await calls['bonuses/slip'](asked, player)).toMatchObject({ counted: stake, value: [{ reason: null }] });
    await bet(player, ['a:1x2:1']);
    expect(await calls['bonuses/slip'](asked, player)).toMatchObject({
      counted: 0,
      value: [{ percent: 0, bonus: 0, reason: 'sameEvent' }],
    });
  });

  it('count again once the first is cashed out, which counts nothing itself [D13.16]', async () => {
    const player = await bettor();
    const placed = await bet(player, ['a:1x2:1']);
    feed.worth.set('a:1x2:1', { won: 475_000, halfWon: 0, void: 0, halfLost: 0 });
    await read();
    const out = { request_id: randomUUID(), bet_id: placed.value[0]?.bet_id ?? '', amount: 950 };
    expect((await sportsCalls['sports/cash_out'](out, player)).state).toBe('cashed_out');
    bench().clock.advance(1);
    await bet(player, ['a:1x2:2']);
    expect(await counted(player)).toEqual([stake, stake]);
    feed.match('a', 'finished', [0, 0, 0], [0, 1]);
    await read();
    expect(await holds(player)).toMatchObject({ wagered: stake });
  });

  it('are hindered by none that counts nothing [D13.16]', async () => {
    const counts = [{ category: 'sportsbook', percent: 100, least_odds: 1800 }];
    const player = await bettor({}, testOffer({ amount: 20_000, counts }));
    await bet(player, ['b:1x2:1']);
    bench().clock.advance(1);
    await bet(player, ['b:1x2:2']);
    expect(await counted(player)).toEqual([0, stake]);
  });
});

describe('a round of a table that is staked on all outcomes', () => {
  const table = { category: 'casino' as const };
  const slow = testOffer({
    highest_stake: 2_000,
    counts: [
      { category: 'slot_game', percent: 100 },
      { category: 'casino', percent: 10 },
    ],
  });

  it.each([
    ['roulette, red and black', [500, 500], [0, 1_000]],
    ['roulette, all but one number', Array.from({ length: 36 }, () => 25), [900]],
    ['baccarat, player and banker', [500, 500], [975, 0]],
  ])('counts a tenth of what is staked: %s [D13.17]', async (_, stakes, payouts) => {
    const player = await bench().player({ on: { bonus_offers: [slow] } });
    await calls['bonuses/claim']({ request_id: randomUUID(), code: slow.code, promo_code: '' }, player);
    await bench().lookAtBonuses();
    let stakedBefore = 0;
    for (const [at, amount] of stakes.entries()) {
      await place(player, `r${at}`, amount, { ...table, stakedBefore });
      stakedBefore += amount;
    }
    for (const at of stakes.keys()) await settle(player, `r${at}`, payouts[at] ?? 0);
    const each = stakes.map((amount) => Math.ceil(amount / 10));
    expect(await holds(player)).toMatchObject({ wagered: each.reduce((sum, one) => sum + one, 0) });
  });

  it('counts nothing where the offer names slots alone, and bonus money is not staked there [D13.17]', async () => {
    const slots = testOffer();
    const player = await bench().player({ on: { bonus_offers: [slots] } });
    await calls['bonuses/claim']({ request_id: randomUUID(), code: slots.code, promo_code: '' }, player);
    await bench().lookAtBonuses();
    expect(await outcomeOf(place(player, 'red', 500, table))).toBe('bonusNotHere');
    await pay(player, 1_000);
    for (const side of ['red', 'black']) await place(player, side, 500, table);
    await settle(player, 'red', 1_000);
    await settle(player, 'black', 0);
    expect(await holds(player)).toMatchObject({ cash: 1_000, bonus: 5_000, wagered: 0 });
  });

  it('counts nothing by a row that asks for odds: it is of bets alone [D13.17]', async () => {
    const bets = testOffer({ counts: [{ percent: 100, least_odds: 1500 }] });
    const player = await bench().player({ on: { ...sports, bonus_offers: [bets] } });
    await calls['bonuses/claim']({ request_id: randomUUID(), code: bets.code, promo_code: '' }, player);
    await bench().lookAtBonuses();
    expect(await outcomeOf(place(player, 'red', 500, table))).toBe('bonusNotHere');
    await bet(player, ['b:1x2:1']);
    expect(await counted(player)).toEqual([stake]);
  });
});
