import { expect, test } from '@rstest/core';
import { edgesKilled } from './testing/killing';

test('of 80 edges that are killed while they note visitors, two at a time, no note is lost but the last, and none counts twice', async () => {
  const { unsaid, ...rest } = await edgesKilled(40, Math.random);
  expect(rest).toEqual({ salts: 1, lost: [], twice: [] });
  expect(unsaid).toBeLessThanOrEqual(1);
}, 1_800_000);
