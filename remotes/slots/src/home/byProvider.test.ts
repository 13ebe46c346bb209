import type { GameTile } from '@marquee/contract/entities';
import { describe, expect, test } from '@rstest/core';
import { byProvider } from './byProvider';
import { isCounted } from './counted';

const game = (provider: string, code: string) =>
  ({ provider_code: provider, provider_name: `${provider} Games`, game_code: code }) as GameTile;

describe('byProvider', () => {
  test('shows the two providers with most games, each with its games in their order', () => {
    const games = [game('A', '1'), game('B', '2'), game('C', '3'), game('B', '4'), game('C', '5'), game('C', '6')];
    expect(byProvider(games).map(({ code, games: own }) => [code, own.map(({ game_code }) => game_code)])).toEqual([
      ['C', ['3', '5', '6']],
      ['B', ['2', '4']],
    ]);
  });

  test('has nothing for no games', () => expect(byProvider([])).toEqual([]));
});

test.each([
  [[3, 1], true],
  [[3, 0], false],
])('a list of games with launches %j is called by what players prefer: %s', (counts, isSo) => {
  expect(isCounted(counts.map((popularity) => ({ popularity })))).toBe(isSo);
});
