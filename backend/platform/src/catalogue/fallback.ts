import { type FallbackList, fallbackGames } from '@marquee/contract/fallbackGames';
import { keyOf } from './catalogue';

/**
 * The built-in lists (R3, R9) as keys `provider/game`, for a site without lists of its own. Games that the site does
 * not offer are left out when shown.
 */
export const fallbackLists = Object.fromEntries(
  Object.entries(fallbackGames).map(([name, games]) => [name, games.map(keyOf)]),
) as Record<FallbackList, string[]>;
