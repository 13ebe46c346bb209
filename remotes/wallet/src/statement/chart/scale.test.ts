import { expect, test } from '@rstest/core';
import { placeOf, scaleOf } from './scale';

test.each([
  [[], [0, 0.5]],
  [
    [0, 0],
    [0, 0.5],
  ],
  [[90], [0, 50, 100]],
  [[100], [0, 50, 100]],
  [
    [2500, 100],
    [0, 1000, 2000, 3000],
  ],
  [[-1], [-1, -0.5, 0]],
  [
    [250, -40],
    [-100, 0, 100, 200, 300],
  ],
  [
    [7_000_000, -12_000_000],
    [-15_000_000, -10_000_000, -5_000_000, 0, 5_000_000, 10_000_000],
  ],
])('%j has lines at %j', (values, lines) => expect(scaleOf(values).lines).toEqual(lines));

test('a place is counted from the top', () => {
  const scale = { low: -100, high: 300, lines: [] };
  expect([300, 0, -100].map((value) => placeOf(value, scale))).toEqual([0, 75, 100]);
});
