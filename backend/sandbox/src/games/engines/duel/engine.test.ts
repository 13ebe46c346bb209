import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { duel } from './engine';
import { returns } from './return';

testEngine(duel, returns);

test.each([[{ side: 3 }]])('duel refuses %j', (bet) => {
  expect(duel.readBet(bet, 100, 100)).toBeUndefined();
});
