import { rows } from '@marquee/kernel/testing/depth';
import { expect, test } from '@rstest/core';
import { testEngine } from '../../../testing/engineTests';
import { dice, diceLines } from './engine';
import { returns } from './return';

testEngine(dice, returns);

test.each([[{ side: 'left', line: 5000 }], [{ side: 'under', line: 1 }], [{ side: 'over', line: 4700 }]])(
  'dice refuses %j',
  (bet) => {
    expect(dice.readBet(bet, 100, 100)).toBeUndefined();
  },
);

test.each(['under', 'over'] as const)('dice returns just 99 %% of the stakes of all 10,000 rolls %s a line', (side) => {
  expect(diceLines).toHaveLength(68);
  for (const line of rows(diceLines, 8)) {
    const round = { profile: 'dice99', bet: { side, line }, stake: 100, actions: [], fixture: 0 };
    let sum = 0;
    for (let roll = 0; roll < 10_000; roll++) sum += dice.play({ ...round, chance: { below: () => roll } }).payout;
    expect(sum).toBe(990_000);
  }
});
