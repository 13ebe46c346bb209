import { describe, expect, test } from '@rstest/core';
import { fan } from './fan';

describe('fan', () => {
  test.each([0, 1, 3, 4, 5, 9, 13])('%i entries stand on a screen of 320 px without touching', (count) => {
    const places = fan(count).map(({ angle, distance }) => {
      const turn = (angle * Math.PI) / 180;
      return { x: Math.cos(turn) * distance * 16, y: Math.sin(turn) * distance * 16 };
    });
    expect(places).toHaveLength(count);
    for (const [index, { x, y }] of places.entries()) {
      // half of an entry is 32 px
      expect(Math.abs(x)).toBeLessThanOrEqual(160 - 32);
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(48);
      }
    }
  });
});
