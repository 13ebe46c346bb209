import { expect, test } from '@rstest/core';
import { stakeSteps } from './stakes';

test.each([
  [1, 500, null, [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]],
  [1, 500, 500, [100, 200, 500]],
  [2, 2000, 499, [200]],
  [1, 1, 500, [100]],
  [5, 5000, 200, [100, 200]],
  [5, 5000, 50, [100]],
])('a game of %i to %i units offers up to %s the stakes %j, and never none', (low, high, highest, steps) =>
  expect(stakeSteps(low, high, 'GBP', highest)).toEqual(steps),
);
