import type { GameTile } from '@marquee/contract/entities';
import type { GameHit } from './index/games';

/** Qualities within one step count as equal; then popularity decides. */
const step = 0.02;

/** A game that was found, with its rank: a device may move its favourites up among equals. */
export interface RankedGame {
  tile: GameTile;
  /** Equal numbers are equally good; smaller is better. */
  rank: number;
  /** See GameHit. */
  tier: GameHit['tier'];
}

/**
 * Sorts matching games by tier and quality, then by launches on this site, then as in the list. `tileOf` returns
 * undefined for games that the site does not offer now: they are left out.
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
