import { type FallbackList, fallbackGames } from '@marquee/contract/fallbackGames';
import { keyOf } from './catalogue';

/**
 * The built-in lists (R3, R9) as keys `provider/game`, for a site that has none of its own yet. Games
 * that the site does not offer are left out when they are shown.
 */
export const fallbackLists = Object.fromEntries(
  Object.entries(fallbackGames).map(([name, games]) => [name, games.map(keyOf)]),
) as Record<FallbackList, string[]>;
