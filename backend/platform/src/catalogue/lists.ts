import { type Category, categories } from '@marquee/contract/categories';
import type { GameTile } from '@marquee/contract/entities';
import type { FallbackList } from '@marquee/contract/fallbackGames';
import { keyOf, type SiteCatalogue } from './catalogue';
import { fallbackLists } from './fallback';

/** How many games the home page's lists and the hot page hold at most. */
const railLength = 24;
const hotLength = 60;
/** A popularity list needs this many launched games; below that it says nothing about players' preferences. */
const enoughLaunched = 6;
/** Games per category in the live list; a category's hot page is also a subset of `hot`. */
const relatedLength = 12;

/** At most `most` tiles, or the built-in list if there are fewer than `least`. */
function orFallback(
  siteCatalogue: SiteCatalogue,
  tiles: GameTile[],
  name: FallbackList,
  most: number,
  least = 1,
): GameTile[] {
  if (tiles.length >= least) return tiles.slice(0, most);
  return fallbackLists[name].flatMap((key) => siteCatalogue.tiles.get(key) ?? []);
}

/** Games by launches in the last seven days, of a category or of all; the built-in list if there are too few. */
export function hotGames(siteCatalogue: SiteCatalogue, category?: Category): GameTile[] {
  const launched = siteCatalogue.byPopularity(category).flatMap((tile) => {
    const launches = siteCatalogue.hot.get(keyOf(tile));
    return launches === undefined ? [] : [{ tile, launches }];
  });
  const tiles = launched.sort((a, b) => b.launches - a.launches).map(({ tile }) => tile);
  const hot = orFallback(siteCatalogue, tiles, 'hot', hotLength, enoughLaunched);
  const slug = category && categories[category].slug.toUpperCase();
  return slug === undefined ? hot : hot.filter((tile) => tile.game_type === slug);
}

/** The editors' choice, in their order. */
export function featuredGames(siteCatalogue: SiteCatalogue): GameTile[] {
  const chosen = siteCatalogue.games.filter((game) => game.featured !== null);
  chosen.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
  return orFallback(siteCatalogue, tilesOf(siteCatalogue, chosen), 'featured', railLength);
}

/** Games by launches in the last thirty days; the built-in list if there are too few. */
export function popularGames(siteCatalogue: SiteCatalogue): GameTile[] {
  const launched = siteCatalogue.byPopularity().filter((tile) => tile.popularity > 0);
  return orFallback(siteCatalogue, launched, 'popular', railLength, enoughLaunched);
}

/** Games released within half a year of `now`, newest first. */
export function newGames(siteCatalogue: SiteCatalogue, now: number): GameTile[] {
  const since = new Date(now - 183 * 86_400_000).toISOString().slice(0, 10);
  const until = new Date(now).toISOString().slice(0, 10);
  const fresh = siteCatalogue
    .byPopularity()
    .filter((tile) => tile.released >= since && tile.released <= until)
    .sort((a, b) => b.released.localeCompare(a.released) || b.popularity - a.popularity);
  return orFallback(siteCatalogue, fresh, 'new', railLength);
}

/** Live tables by launches. */
export function liveGames(siteCatalogue: SiteCatalogue): GameTile[] {
  return siteCatalogue.byPopularity('casino').slice(0, railLength);
}

/** Games of the same category: first of the same provider, then of the same engine, each by launches. */
export function relatedGames(siteCatalogue: SiteCatalogue, key: string): GameTile[] {
  const game = siteCatalogue.games.find((one) => keyOf(one) === key);
  if (!game) return [];
  const others = siteCatalogue.byPopularity(game.category).filter((tile) => keyOf(tile) !== key);
  const own = others.filter((tile) => tile.provider_code === game.provider_code).slice(0, relatedLength / 2);
  const alike = others.filter((tile) => tile.volatility === game.volatility && !own.includes(tile));
  return [...own, ...alike].slice(0, relatedLength);
}

function tilesOf(siteCatalogue: SiteCatalogue, games: { provider_code: string; game_code: string }[]): GameTile[] {
  return games.flatMap((game) => siteCatalogue.tiles.get(keyOf(game)) ?? []);
}
