import { expect, test } from '@rstest/core';
import { titleOf } from './counted';

test.each([
  ['ready', [3, 1], 'counted'],
  ['ready', [3, 0], 'built in'],
  ['ready', [], 'built in'],
  ['failed', undefined, 'built in'],
  ['loading', undefined, 'home.games'],
] as const)('a %s list of games with launches %j is titled "%s"', (state, launches, title) => {
  const value = launches && { value: launches.map((popularity) => ({ popularity })) };
  expect(titleOf({ state, value }, 'counted', 'built in')).toBe(title);
});
