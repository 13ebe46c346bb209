import type { GameTile } from '@marquee/contract/entities';

/** How many providers the home page shows. */
const providersShown = 2;

/** Games of one provider. */
export interface ProviderGames {
  code: string;
  name: string;
  games: GameTile[];
}

/** The providers with most of the given games, each with its games in order; ties by their first game. */
export function byProvider(games: readonly GameTile[]): ProviderGames[] {
  const groups = new Map<string, ProviderGames>();
  for (const game of games) {
    const { provider_code: code, provider_name: name } = game;
    const group = groups.get(code) ?? { code, name, games: [] };
    groups.set(code, group);
    group.games.push(game);
  }
  return [...groups.values()].sort((a, b) => b.games.length - a.games.length).slice(0, providersShown);
}
