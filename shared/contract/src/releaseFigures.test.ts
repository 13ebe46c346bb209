import { expect, test } from '@rstest/core';
import { oddsText, percentOf, rateOf, runsOf } from './releaseFigures';

const sample = (at: number, percent: number, visitors: number) => ({
  at: new Date(at).toISOString(),
  percent,
  canary: { visitors: 1, failed: 0 },
  live: { visitors, failed: 0 },
});

test('a curve ends where counts begin anew', () => {
  const samples = [sample(1, 1, 10), sample(2, 1, 20), sample(3, 10, 21), sample(4, 10, 3)];
  expect(runsOf(samples).map((run) => run.map(({ at }) => Date.parse(at)))).toEqual([[1, 2], [3], [4]]);
  expect(runsOf([])).toEqual([]);
});

test('shares and odds are short, and nothing is divided by nobody', () => {
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(1, 1000), percentOf(0, 5)]).toEqual([
    '–',
    '33.3 %',
    '0.10 %',
    '0.0 %',
  ]);
  expect([oddsText(1e9), oddsText(0.5), oddsText(123.4)]).toEqual(['1000000000', '0.50', '123']);
  expect(rateOf({ visitors: 0, failed: 0 })).toBe(0);
});
