import type { GameTile } from '@marquee/contract/entities';
import type { LobbyQuery } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders } from '@marquee/contract/lobbySearch';

/**
 * What a lobby's query finds among the games of a category, in the query's order. They come by popularity; where words
 * are asked for, they are what those words find, the best first.
 */
export function lobbyFind(games: readonly GameTile[], query: Omit<LobbyQuery, 'page' | 'q'>): readonly GameTile[] {
  const { providers, sort, feature, stake } = query;
  const isAll = providers.length === 0 && feature === '' && stake === 0;
  const matches = lobbyMatcher(query);
  const found = isAll ? games : games.filter(matches);
  return sort === 'popular' ? found : [...found].sort(lobbyOrders[sort]);
}
