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

  // A map's width and height, and a star's with its name in two lines: 320 px, and a wide screen.
  test.each([
    [4, 0.3, 288, 400, 70, 84],
    [5, 0.6, 760, 480, 112, 114],
  ])('thirteen stars in rows of %i leave room for names of two lines', (columns, share, width, height, wide, high) => {
    const stars = constellation(13, columns, share).map(({ x, y }) => [(x * width) / 100, (y * height) / 100]);
    const meet = ([x = 0, y = 0]: number[], [otherX = 0, otherY = 0]: number[]) =>
      Math.abs(x - otherX) < wide && Math.abs(y - otherY) < high;
    for (const [place, star] of stars.entries())
      expect(stars.slice(place + 1).filter((other) => meet(star, other))).toEqual([]);
  });

  test('rows run to and fro', () => {
    const [first, second, third, fourth] = constellation(4, 2);
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(third?.x).toBeGreaterThan(fourth?.x ?? 100);
  });
});
