import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { roulette } from './engine';
import { returns } from './return';

testEngine(roulette, returns);

test.each([[{ chips: { n37: 100 } }], [{ chips: { red: 150 } }], [{ chips: {} }], [null]])(
  'roulette refuses %j',
  (bet) => {
    expect(roulette.readBet(bet, 100, 100)).toBeUndefined();
  },
);
