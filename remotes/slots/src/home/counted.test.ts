import { expect, test } from '@rstest/core';
import { isCounted } from './counted';

test.each([
  [[3, 1], true],
  [[3, 0], false],
])('a list of games with launches %j is called by what players prefer: %s', (counts, isSo) => {
  expect(isCounted(counts.map((popularity) => ({ popularity })))).toBe(isSo);
});
