import { describe, expect, test } from '@rstest/core';
import { card, hand } from '../../../testing/cardTexts';
import { testEngine } from '../../../testing/engineTests';
import { baccarat, bankerDraws, handValue } from './engine';
import { returns } from './return';

testEngine(baccarat, returns);

test.each([[{ chips: { banker: -100 } }]])('baccarat refuses %j', (bet) => {
  expect(baccarat.readBet(bet, 100, 100)).toBeUndefined();
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
