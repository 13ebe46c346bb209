import { type Category, categoryOfSlug } from '@marquee/contract/categories';
import type { GameTile } from '@marquee/contract/entities';
import { type FallbackList, fallbackGames } from '@marquee/contract/fallbackGames';

/** The games of a built-in list (R9.21) in a site's categories. */
export function builtInGames(list: FallbackList, categories: ReadonlySet<Category>): GameTile[] {
  return fallbackGames[list].filter(({ game_type }) => {
    const category = categoryOfSlug(game_type.toLowerCase());
    return category !== undefined && categories.has(category);
  });
}
