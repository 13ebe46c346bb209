import type { GameTile } from '@marquee/contract/entities';

/** Whether a list is based on launches on this site, rather than the built-in one. */
export function isCounted(games: readonly Pick<GameTile, 'popularity'>[]): boolean {
  return games.every(({ popularity }) => popularity > 0);
}
