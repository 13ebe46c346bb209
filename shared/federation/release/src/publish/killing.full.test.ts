import { expect, test } from '@rstest/core';
import { releasesKilled } from './testing/killing';

test('of 200 releases that are killed at random each is live or it is not, and the next one leaves no litter', async () => {
  const { killed, between, litter } = await releasesKilled(200, Math.random);
  expect([killed, between, litter]).toEqual([200, [], []]);
}, 1_800_000);
