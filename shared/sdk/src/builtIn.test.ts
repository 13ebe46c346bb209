import { type Category, categoryCodes } from '@marquee/contract/categories';
import { describe, expect, test } from '@rstest/core';
import { builtInGames } from './builtIn';

describe('builtInGames', () => {
  const all = new Set<Category>(categoryCodes);
  test.each([
    ['hot', 15],
    ['featured', 10],
    ['popular', 6],
    ['new', 6],
  ] as const)('the %s list has exactly %i games on a site with every category [R9.21]', (list, count) => {
    expect(builtInGames(list, all)).toHaveLength(count);
  });

  test('a site without a category gets none of its games', () => {
    const games = builtInGames('hot', new Set<Category>(['slot_game', 'crash']));
    expect(new Set(games.map(({ game_type }) => game_type))).toEqual(new Set(['SLOTS', 'CRASH']));
  });

  test('a site of sports alone gets none at all', () => {
    expect(builtInGames('new', new Set<Category>(['sportsbook']))).toEqual([]);
  });
});
