import type { GameTile } from './entities';
import type { LobbyQuery } from './lobbyQuery';
import type { LobbySort } from './lobbySorts';

/** Text as a lobby's search compares it: no accents, no case, no width. Works for any script. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** What a lobby's search looks at of a game. */
export function searchedText({ game_name, provider_name, provider_code }: GameTile): string {
  return searchable(`${game_name} ${provider_name} ${provider_code}`);
}

// One language for all, so that a server's pages are those that a browser shows.
const collator = new Intl.Collator('en');

/** The orders of a lobby. */
export const lobbyOrders: Record<LobbySort, (a: GameTile, b: GameTile) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => (a.released < b.released ? 1 : a.released > b.released ? -1 : 0),
  name: (a, b) => collator.compare(a.game_name, b.game_name),
  rtp: (a, b) => b.rtp - a.rtp,
};

/** What a query finds, whatever its order and page: tells of a game and its searched text. */
export function lobbyMatcher({ q, providers, feature, stake }: Omit<LobbyQuery, 'sort' | 'page'>) {
  const words = searchable(q).split(/\s+/).filter(Boolean);
  const wanted = new Set(providers);
  return (game: GameTile, text: string): boolean => {
    if (wanted.size > 0 && !wanted.has(game.provider_code)) return false;
    if (feature && !game.features.includes(feature)) return false;
    if (stake && (stake < game.stake.minimum || stake > game.stake.maximum)) return false;
    return words.every((word) => text.includes(word));
  };
}
