/**
 * Game categories (R2): the slug of game calls, the category's page, and whether its games open in the game page. `hot`
 * is not a provider's category: it is the best of the others.
 */
export const categories = {
  hot: { slug: '', path: '/hot' },
  slot_game: { slug: 'slots', path: '/slots' },
  casino: { slug: 'livecasino', path: '/casino' },
  hash_game: { slug: 'hashgame', path: '/hash-game' },
  sportsbook: { slug: 'sportsbook', path: '/sports' },
  fishing: { slug: 'fish', path: '/fishing' },
  poker: { slug: 'table', path: '/poker' },
  sabong: { slug: 'sabong', path: '/sabong' },
  lottery: { slug: 'lottery', path: '/lottery' },
  horse_racing: { slug: 'horseracing', path: '/horse-racing' },
  bingo: { slug: 'bingo', path: '/bingo' },
  arcade: { slug: 'arcade', path: '/arcade' },
  crash: { slug: 'crash', path: '/crash' },
} as const;

/** A product category code. */
export type Category = keyof typeof categories;

/** All category codes, in the specification's order. */
export const categoryCodes = Object.keys(categories) as Category[];

/** Narrows untrusted text to a category code. */
export function isCategory(code: string): code is Category {
  return Object.hasOwn(categories, code);
}

/** The category of a wire slug (`game_type`), or undefined. */
export function categoryOfSlug(slug: string): Category | undefined {
  return categoryCodes.find((code) => categories[code].slug === slug);
}

/** The path of a game's lobby, by its `game_type`. */
export function lobbyOf({ game_type }: { game_type: string }): string {
  return categories[categoryOfSlug(game_type.toLowerCase()) ?? 'hot'].path;
}
