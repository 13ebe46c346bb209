import type { GameTile } from '@marquee/contract/entities';
import type { LobbyQuery } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders } from '@marquee/contract/lobbySearch';

/**
 * Applies a lobby's filters and order to a category's games. Without words the order is popularity; with words, the
 * best match comes first.
 */
export function lobbyFind(games: readonly GameTile[], query: Omit<LobbyQuery, 'page' | 'q'>): readonly GameTile[] {
  const { providers, sort, feature, stake } = query;
  const isAll = providers.length === 0 && feature === '' && stake === 0;
  const matches = lobbyMatcher(query);
  const found = isAll ? games : games.filter(matches);
  return sort === 'popular' ? found : [...found].sort(lobbyOrders[sort]);
}
