import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { race } from './engine';
import { returns } from './return';

testEngine(race, returns);

test.each([[{ horse: '1' }]])('race refuses %j', (bet) => {
  expect(race.readBet(bet, 100, 100)).toBeUndefined();
});
