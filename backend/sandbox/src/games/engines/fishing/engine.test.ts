import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { fishing } from './engine';
import { returns } from './return';

testEngine(fishing, returns);

test.each([[{ fish: 8 }]])('fishing refuses %j', (bet) => {
  expect(fishing.readBet(bet, 100, 100)).toBeUndefined();
});
