import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import { describe, expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { quickChance } from '../simulate';
import { breakPoint, crash, curveAt, highest, reached, timeOf } from './engine';
import { returns } from './return';

testEngine(crash, returns);

test.each([[{ target: 100 }]])('crash refuses %j', (bet) => {
  expect(crash.readBet(bet, 100, 100)).toBeUndefined();
});

describe('crash', () => {
  test('reaches every height with the chance that its return is made of', () => {
    for (let height = 100; height <= highest; height++) {
      const winning = Math.round(reached(height) * 2 ** 32);
      const at = (drawn: number) => breakPoint({ below: () => drawn }) >= height;
      expect([at(2 ** 32 - winning), at(2 ** 32 - winning - 1)]).toEqual([true, false]);
    }
  });

  test('pays who leaves at once, unless it broke before it began', () => {
    const round = { profile: 'curve97', stake: 100, bet: { target: 0 }, fixture: 0, actions: [{ at: 100 }] };
    const leave = (drawn: number) => crash.play({ ...round, chance: { below: () => drawn } });
    expect(leave(2 ** 32 - 1)).toMatchObject({ payout: 100, view: { left: 100 } });
    expect(leave(0)).toMatchObject({ payout: 0, view: { point: 100, left: null } });
  });

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
      const step = crash.play({ ...round, actions: [{ at: 100_000 }], chance: fairRandom('s', 'c', nonce) });
      const point = breakPoint(fairRandom('s', 'c', nonce));
      expect(step.payout).toBe(point >= 150 ? 150 : 0);
    }
  });

  test('ends by itself where it breaks, or where the player wished to leave before', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const chance = () => fairRandom('s', 'c', nonce);
      const point = breakPoint(chance());
      const round = { profile: 'curve97', stake: 100, actions: [], fixture: 0 };
      const endOf = (target: number) => crash.endsAt?.({ ...round, bet: { target }, chance: chance() });
      expect(endOf(0)).toBe(timeOf(Math.max(100, point)));
      expect(endOf(150)).toBe(timeOf(Math.max(100, Math.min(150, point))));
    }
  });
});
