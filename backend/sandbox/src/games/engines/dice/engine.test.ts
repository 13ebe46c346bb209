import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { dice } from './engine';
import { returns } from './return';

testEngine(dice, returns);

test.each([[{ side: 'left', line: 5000 }], [{ side: 'under', line: 1 }]])('dice refuses %j', (bet) => {
  expect(dice.readBet(bet, 100, 100)).toBeUndefined();
});
