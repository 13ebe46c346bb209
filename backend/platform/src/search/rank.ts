import type { GameTile } from '@marquee/contract/entities';
import type { GameHit } from './index/games';

/** Steps within which qualities count as equal: then it counts what is really played. */
const step = 0.02;

/**
 * A game that was found, and its place among those that are as good: a device may put its favourites first among
 * equals.
 */
export interface RankedGame {
  tile: GameTile;
  /** The same number is as good; smaller is better. */
  rank: number;
  /** How it answers: see GameHit. */
  tier: GameHit['tier'];
}

/**
 * Puts games that answer a query in order: the name itself, names that begin with it, those that have all of it,
 * similar ones; among equals by launches here, then as the list has them. `tileOf` answers undefined for what the site
 * does not offer now: it is left out.
 */
export function rankGames(
  hits: readonly GameHit[],
  tileOf: (key: string) => { tile: GameTile; place: number } | undefined,
): RankedGame[] {
  const offered = hits.flatMap((hit) => {
    const known = tileOf(hit.key);
    return known ? [{ ...known, tier: hit.tier, steps: Math.round(hit.quality / step) }] : [];
  });
  offered.sort((a, b) => b.tier - a.tier || b.steps - a.steps || a.place - b.place);
  let rank = 0;
  return offered.map(({ tile, tier, steps }, index) => {
    const before = offered[index - 1];
    if (before && (before.tier !== tier || before.steps !== steps)) rank++;
    return { tile, rank, tier };
  });
}
