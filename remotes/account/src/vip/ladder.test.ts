import { describe, expect, test } from '@rstest/core';
import { isTop, leftOf, rungs } from './ladder';

const level = (name: string) => ({ name, deposit: 0, turnover: 0 });
const ladder = ['Bronze', 'Silver', 'Gold'].map(level);

describe('the VIP ladder', () => {
  test.each([
    ['Bronze', 'here ahead ahead'],
    ['Silver', 'reached here ahead'],
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
