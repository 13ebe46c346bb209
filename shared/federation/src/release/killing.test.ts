import { expect, test } from '@rstest/core';
import { releasesKilled } from './testing/killing';

test('a release that is killed is live or it is not, and the next one leaves no litter', async () => {
  const { killed, between, litter } = await releasesKilled(1, Math.random);
  expect([killed, between, litter]).toEqual([1, [], []]);
});
