import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import { describe, expect, test } from '@rstest/core';
import { allProfiles } from '../profiles';
import { bankerDraws, handValue } from './baccarat';
import { breakPoint, curveAt, timeOf } from './crash';
import { engines } from './engines';
import { playOf } from './plays';
import { exactReturns } from './returns';
import { quickChance, simulate } from './simulate';
import { rankHand } from './videopoker';

/** A card from its text: rank 2–9, T, J, Q, K, A and suit s, h, d, c. */
const card = (text: string) => '23456789TJQKA'.indexOf(text[0] ?? '') + 13 * 'shdc'.indexOf(text[1] ?? '');
const hand = (text: string) => text.split(' ').map(card);

describe('declared returns', () => {
  test.each(allProfiles.map((profile) => [`${profile.engine} ${profile.id}`, profile] as const))(
    '%s is what the mathematics gives',
    (_, profile) => {
      const exact = exactReturns(profile);
      if (!exact) return;
      const declared = profile.rtp / 10_000;
      // Prices are whole hundredths: those of dice, near 1×, can be half a hundredth off the fair one.
      const grain = profile.engine === 'dice' ? 0.005 : 0.0011;
      for (const value of exact) expect(Math.abs(value - declared)).toBeLessThan(grain);
    },
  );

  test.each(
    allProfiles
      .filter(({ engine }) => engine !== 'videopoker')
      .map((profile) => [`${profile.engine} ${profile.id}`, profile] as const),
  )('%s is met by simulation within four standard errors', (_, profile) => {
    const { rtp, error } = simulate(
      profile.engine,
      profile.id,
      playOf(profile),
      profile.engine === 'baccarat' ? 8000 : 20_000,
      3,
    );
    expect(Math.abs(rtp - profile.rtp / 10_000)).toBeLessThan(4 * error);
  });
});

describe('every engine', () => {
  test.each(allProfiles.map((profile) => [`${profile.engine} ${profile.id}`, profile] as const))(
    '%s repeats itself from its seeds and pays whole minor units',
    (_, profile) => {
      const play = playOf(profile);
      for (let nonce = 0; nonce < 40; nonce++) {
        const round = { profile: profile.id, stake: 10_000, bet: play.bet(0), actions: [], fixture: nonce };
        const once = engines[profile.engine].play({ ...round, chance: fairRandom('s', 'c', nonce) });
        const again = engines[profile.engine].play({ ...round, chance: fairRandom('s', 'c', nonce) });
        expect(again).toEqual(once);
        expect(Number.isSafeInteger(once.payout)).toBe(true);
        expect(JSON.parse(JSON.stringify(once.view))).toEqual(once.view);
      }
    },
  );

  test.each([
    ['roulette', { chips: { n37: 100 } }],
    ['roulette', { chips: { red: 150 } }],
    ['roulette', { chips: {} }],
    ['roulette', null],
    ['baccarat', { chips: { banker: -100 } }],
    ['dice', { side: 'left', line: 5000 }],
    ['dice', { side: 'under', line: 1 }],
    ['crash', { target: 100 }],
    ['keno', { picks: [] }],
    ['keno', { picks: [1, 1] }],
    ['keno', { picks: [0] }],
    ['keno', { picks: Array.from({ length: 11 }, (_, index) => index + 1) }],
    ['bingo', { card: 1.5 }],
    ['fishing', { fish: 8 }],
    ['duel', { side: 3 }],
    ['race', { horse: '1' }],
  ] as const)('%s refuses %j', (engine, bet) => {
    expect(engines[engine].readBet(bet, 100, 100)).toBeUndefined();
  });
});

describe('poker hands', () => {
  test.each([
    ['Ts Js Qs Ks As', 0],
    ['9s Ts Js Qs Ks', 1],
    ['As 2s 3s 4s 5s', 1],
    ['7s 7h 7d 7c 2s', 2],
    ['7s 7h 7d 2c 2s', 3],
    ['2s 9s 4s Ks 6s', 4],
    ['As 2h 3s 4s 5s', 5],
    ['Ts Jh Qs Ks As', 5],
    ['7s 7h 7d 3c 2s', 6],
    ['7s 7h 3d 3c 2s', 7],
    ['Js Jh 3d 4c 2s', 8],
    ['Ts Th 3d 4c 2s', -1],
    ['Qs Kh Ad 2c 3s', -1],
  ])('%s ranks %i', (cards, rank) => {
    expect(rankHand(hand(cards))).toBe(rank);
  });
});

describe('baccarat', () => {
  test.each([
    [2, '9s', true],
    [3, '8s', false],
    [3, '9s', true],
    [4, 'As', false],
    [4, '2s', true],
    [5, '3s', false],
    [5, '7s', true],
    [6, '5s', false],
    [6, '6s', true],
    [7, '6s', false],
  ])('banker with %i after a third %s draws: %s', (total, third, draws) => {
    expect(bankerDraws(total, card(third))).toBe(draws);
  });

  test('counts tens as nothing and keeps the last digit', () => {
    expect(handValue(hand('Ks 9h 5d'))).toBe(4);
    expect(handValue(hand('As Ah'))).toBe(2);
  });
});

describe('crash', () => {
  test('breaks above m with a chance of 97 / m', () => {
    const chance = quickChance(9);
    const points = Array.from({ length: 40_000 }, () => breakPoint(chance));
    for (const m of [101, 150, 200, 500, 1000]) {
      const share = points.filter((point) => point >= m).length / points.length;
      expect(Math.abs(share - 97 / m)).toBeLessThan(0.012);
    }
  });

  test('reaches a height when it says so', () => {
    for (const height of [101, 150, 200, 1234, 99_999])
      expect(curveAt(timeOf(height) + 0.5)).toBeGreaterThanOrEqual(height);
    expect(curveAt(0)).toBe(100);
  });

  test('pays the wished height even when the clock is late', () => {
    for (let nonce = 0; nonce < 200; nonce++) {
      const round = { profile: 'curve97', stake: 100, bet: { target: 150 }, fixture: 0 };
      const step = engines.crash.play({ ...round, actions: [{ at: 100_000 }], chance: fairRandom('s', 'c', nonce) });
      const point = breakPoint(fairRandom('s', 'c', nonce));
      expect(step.payout).toBe(point >= 150 ? 150 : 0);
    }
  });
});
