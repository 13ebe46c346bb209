import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { bingo } from './engine';
import { returns } from './return';

testEngine(bingo, returns);

test.each([[{ card: 1.5 }]])('bingo refuses %j', (bet) => {
  expect(bingo.readBet(bet, 100, 100)).toBeUndefined();
});
