import type { GameTile } from './entities';
import type { LobbyQuery } from './lobbyQuery';
import type { LobbySort } from './lobbySorts';

// One language for all, so that server and browser sort alike.
const collator = new Intl.Collator('en');

/** The orders of a lobby. */
export const lobbyOrders: Record<LobbySort, (a: GameTile, b: GameTile) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => (a.released < b.released ? 1 : a.released > b.released ? -1 : 0),
  name: (a, b) => collator.compare(a.game_name, b.game_name),
  rtp: (a, b) => b.rtp - a.rtp,
};

/** A predicate for a query's filters. Its words are handled by the search in `product/get_games`. */
export function lobbyMatcher({ providers, feature, stake }: Pick<LobbyQuery, 'providers' | 'feature' | 'stake'>) {
  const wanted = new Set(providers);
  return (game: GameTile): boolean => {
    if (wanted.size > 0 && !wanted.has(game.provider_code)) return false;
    if (feature && !game.features.includes(feature)) return false;
    return !stake || (stake >= game.stake.minimum && stake <= game.stake.maximum);
  };
}
