import { categoryCodes } from '@marquee/contract/categories';
import { describe, expect, it } from '@rstest/core';
import { gameName, nameCount } from './names';

describe('gameName', () => {
  for (const category of categoryCodes) {
    it(`names 10,000 games of ${category} without repeating itself`, () => {
      expect(nameCount(category)).toBeGreaterThanOrEqual(10_000);
      const names = Array.from({ length: 10_000 }, (_, i) => gameName(category, i));
      expect(new Set(names).size).toBe(10_000);
      expect(names.every((name) => /^\S.*\S$/.test(name) && name.length <= 40)).toBe(true);
    });
  }

  it('gives the same name for the same number', () => {
    expect(gameName('slot_game', 4321)).toBe(gameName('slot_game', 4321));
  });
});
