import { expect, test } from '@rstest/core';
import { Backoff } from './backoff';

test('what fails is not tried for 30 s, twice as long each time, an hour at most, and success resets the pause', () => {
  let now = 0;
  const failed = new Backoff(() => now);
  const pauses: number[] = [];
  for (let times = 0; times < 9; times++) {
    const from = now;
    expect([failed.add('a'), failed.add('a'), failed.has('a'), failed.has('b')]).toEqual([true, false, true, false]);
    while (failed.has('a')) now += 1000;
    pauses.push((now - from) / 1000);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  now += 3_600_000;
  failed.add('a');
  now += 30_000;
  expect(failed.has('a')).toBe(false);
});
