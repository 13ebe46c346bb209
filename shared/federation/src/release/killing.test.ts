import { expect, test } from '@rstest/core';
import { releasesKilled } from './testing/killing';

test('a release that is killed is live or it is not, and the next one leaves no litter', async () => {
  const moments = [0.45, 0.7];
  const { killed, between, litter } = await releasesKilled(moments.length, () => moments.shift() ?? 0);
  expect([between, litter]).toEqual([[], []]);
  expect(killed).toBeGreaterThanOrEqual(1);
});
