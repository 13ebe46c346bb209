import type { GameTile } from '@marquee/contract/entities';

/**
 * Whether a list of games is from launches on this site; the built-in list, which stands in where there are hardly any,
 * is not.
 */
export function isCounted(games: readonly Pick<GameTile, 'popularity'>[]): boolean {
  return games.every(({ popularity }) => popularity > 0);
}
