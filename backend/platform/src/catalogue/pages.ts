import { type Game, keyOf, type SiteCatalogue } from './catalogue';

/** A game by its codes. */
type GameKey = Pick<Game, 'provider_code' | 'game_code'>;

/** The games of a site that have their own page for search engines. */
interface GamePages {
  /** By provider and code. */
  games: readonly GameKey[];
  /** The game of the same provider and name whose page is the canonical one; null for a game with its own page. */
  insteadOf(game: Game): GameKey | null;
}

const nameOf = ({ provider_code, name }: Game) => `${provider_code}/${name.toLowerCase()}`;

function pagesOf({ games }: SiteCatalogue): GamePages {
  const sorted = [...games].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const first = new Map<string, GameKey>();
  for (const game of sorted) {
    const { provider_code, game_code } = game;
    if (!first.has(nameOf(game))) first.set(nameOf(game), { provider_code, game_code });
  }
  return {
    games: [...first.values()],
    insteadOf(game) {
      const own = first.get(nameOf(game));
      return !own || keyOf(own) === keyOf(game) ? null : own;
    },
  };
}

/** The pages of a site catalogue, made once for each: a site catalogue is immutable. */
export function keptPages() {
  const kept = new WeakMap<SiteCatalogue, GamePages>();
  return (siteCatalogue: SiteCatalogue): GamePages => {
    const pages = kept.get(siteCatalogue) ?? pagesOf(siteCatalogue);
    kept.set(siteCatalogue, pages);
    return pages;
  };
}
