import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { keno } from './engine';
import { returns } from './return';

testEngine(keno, returns);

test.each([
  [{ picks: [] }],
  [{ picks: [1, 1] }],
  [{ picks: [0] }],
  [{ picks: Array.from({ length: 11 }, (_, index) => index + 1) }],
])('keno refuses %j', (bet) => {
  expect(keno.readBet(bet, 100, 100)).toBeUndefined();
});
