import { describe, expect, test } from '@rstest/core';
import { constellation } from './constellation';

describe('constellation', () => {
  test.each([
    [0, 4],
    [1, 4],
    [3, 4],
    [5, 4],
    [9, 4],
    [13, 4],
    [13, 5],
  ])('%i stars with at most %i in a row stand inside the map, apart from each other', (count, columns) => {
    const stars = constellation(count, columns);
    expect(stars).toHaveLength(count);
    for (const { x, y } of stars) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
    expect(new Set(stars.map(({ x, y }) => `${x}/${y}`)).size).toBe(count);
  });

  test('rows run to and fro', () => {
    const [first, second, third, fourth] = constellation(4, 2);
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(third?.x).toBeGreaterThan(fourth?.x ?? 100);
  });
});
