import type { GameTile } from '@marquee/contract/entities';
import type { LobbyQuery } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders, searchedText } from '@marquee/contract/lobbySearch';

/** The searched texts of games, each made once. */
const texts = new WeakMap<GameTile, string>();

function textOf(game: GameTile): string {
  const text = texts.get(game) ?? searchedText(game);
  texts.set(game, text);
  return text;
}

/** What a lobby's query finds among the games of a category, which come by popularity, in the query's order. */
export function lobbyFind(games: readonly GameTile[], query: Omit<LobbyQuery, 'page'>): readonly GameTile[] {
  const { q, providers, sort, feature, stake } = query;
  const isAll = q === '' && providers.length === 0 && feature === '' && stake === 0;
  const matches = lobbyMatcher(query);
  const found = isAll ? games : games.filter((game) => matches(game, q === '' ? '' : textOf(game)));
  return sort === 'popular' ? found : [...found].sort(lobbyOrders[sort]);
}
