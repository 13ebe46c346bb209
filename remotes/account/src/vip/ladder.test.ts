import { describe, expect, test } from '@rstest/core';
import { isTop, leftOf, rungs, wayTo } from './ladder';

const level = (name: string) => ({ name, deposit: 0, turnover: 0 });
const ladder = ['Bronze', 'Silver', 'Gold'].map(level);

describe('the VIP ladder', () => {
  test.each([
    ['Bronze', 'here next ahead'],
    ['Silver', 'reached here next'],
    ['Gold', 'reached reached here'],
    ['Platinum', 'ahead ahead ahead'],
  ])('from %s is %s', (current, places) => {
    expect(
      rungs(ladder, current)
        .map(({ place }) => place)
        .join(' '),
    ).toBe(places);
  });

  test.each([
    [50, 100, 900, 1000, 0.5],
    [500, 100, 900, 1000, 0.9],
    [0, 0, 0, 0, 1],
    [-5, 100, 5, 10, 0],
  ])('with %i of %i and %i of %i, the way is %d', (deposit, most, turnover, top, way) =>
    expect(
      wayTo([
        { total: deposit, target: most },
        { total: turnover, target: top },
      ]),
    ).toBe(way),
  );

  test.each([
    ['Bronze', 'Silver', false],
    ['Gold', 'Gold', true],
    ['Gold', '', true],
  ])('%s with %s next is the top: %s', (currentLevel, nextLevel, top) => {
    expect(isTop({ currentLevel, nextLevel })).toBe(top);
  });

  test.each([
    [0, 500, 500],
    [499, 500, 1],
    [500, 500, 0],
    [900, 500, 0],
    [0, 0, 0],
  ])('with %i of %i, %i is left', (total, target, left) => expect(leftOf(total, target)).toBe(left));
});
