import { expect, test } from '@rstest/core';
import { backOff } from './backOff';

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.5, [500, 1000, 2000, 2500, 2500]],
  [1, [1000, 2000, 4000, 5000, 5000]],
])('%d of a doubled pause, up to the longest, whatever the number of failures', (share, pauses) => {
  expect([0, 1, 2, 3, 5000].map((failures) => backOff(failures, 1000, 5000, share))).toEqual(pauses);
});
