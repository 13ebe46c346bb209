import { describe, expect, test } from '@rstest/core';
import { layoutOf } from './layoutOf';

describe('layoutOf', () => {
  test.each([1, 9, 23])('a route without a layout has the layout of the template %i [R2.20]', (number) => {
    expect(layoutOf({}, { number })).toBe(`template${number}`);
  });

  test.each(['default', 'minigame'] as const)("the route's own layout comes first: %s [R2.19]", (layout) => {
    expect(layoutOf({ layout }, { number: 4 })).toBe(layout);
  });
});
