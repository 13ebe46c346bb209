import type { Output } from '@marquee/contract/calls';
import { type Category, categoryOfSlug } from '@marquee/contract/categories';
import { Days } from '@marquee/contract/days';
import type { GameTile } from '@marquee/contract/entities';
import type { Language } from '@marquee/contract/languages';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { isSlot } from '../jurisdictions/slotStakes';
import { bestWin } from '../wallet/bestWin';
import { latestWins } from '../wallet/latestWins';
import { type Catalogue, keyOf, type SiteCatalogue } from './catalogue';
import { featuredGames, hotGames, liveGames, newGames, popularGames, relatedGames } from './lists';
import { lobbyFind } from './lobbyFind';
import { offerOf } from './offer';
import { keptPages } from './pages';

const searchLength = 60;
const winsLength = 12;

/** The category of a wire slug, case-insensitive; undefined means all. Throws Refusal `categoryUnknown`. */
function categoryOf(gameType: string): Category | undefined {
  const category = categoryOfSlug(gameType.toLowerCase());
  if (!category) throw new Refusal('categoryUnknown', { fields: { game_type: 'categoryUnknown' } });
  return category === 'hot' ? undefined : category;
}

type GameList = Output<'product/get_games'>;

/** The filter options of a category's lobby. */
function choicesOf(games: readonly GameTile[]): Pick<GameList, 'features' | 'stakes'> {
  const counts = new Map<string, number>();
  for (const feature of games.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const limits = new Set(games.flatMap(({ stake }) => [stake.minimum, stake.maximum]));
  return {
    features: [...counts].sort((a, b) => b[1] - a[1]).map(([feature]) => feature),
    stakes: [...limits].sort((a, b) => a - b),
  };
}

function listOf(siteCatalogue: SiteCatalogue, category: Category | undefined): Omit<GameList, 'total'> {
  const value = siteCatalogue.byPopularity(category);
  const known = new Map(siteCatalogue.games.map((game) => [game.provider_code, game]));
  const counts = new Map<string, number>();
  for (const tile of value) counts.set(tile.provider_code, (counts.get(tile.provider_code) ?? 0) + 1);
  const providers = [...counts].map(([provider_code, count]) => ({
    provider_code,
    provider_name: known.get(provider_code)?.provider_name ?? provider_code,
    logo: known.get(provider_code)?.provider_logo ?? '',
    count,
  }));
  providers.sort((a, b) => a.provider_name.localeCompare(b.provider_name, 'en'));
  return { value, providers, ...choicesOf(value) };
}

/** Caches complete answers of `product/get_games` by site catalogue and category; a site catalogue is immutable. */
function keptLists() {
  const kept = new WeakMap<SiteCatalogue, Map<Category | undefined, Omit<GameList, 'total'>>>();
  return (siteCatalogue: SiteCatalogue, category: Category | undefined) => {
    const lists = kept.get(siteCatalogue) ?? new Map<Category | undefined, Omit<GameList, 'total'>>();
    kept.set(siteCatalogue, lists);
    const list = lists.get(category) ?? listOf(siteCatalogue, category);
    lists.set(category, list);
    return list;
  };
}

/** Searches a site's games in all languages, best match first; `language` is the reader's. */
export type FindGames = (siteCatalogue: SiteCatalogue, q: string, language: Language) => Promise<readonly GameTile[]>;

/** The catalogue's calls (R7, D7). All are limited to the providers and categories that the site offers. */
export function catalogueCalls(catalogue: Catalogue, find: FindGames) {
  const listOfCategory = keptLists();
  const pagesOf = keptPages();
  const lists: Record<string, (siteCatalogue: SiteCatalogue, now: number) => GameTile[]> = {
    featured: featuredGames,
    popular: popularGames,
    new: newGames,
    live: liveGames,
  };
  return {
    'product/get_hot_games': async ({ game_type }, { site }) => {
      const category = categoryOf(game_type);
      return { value: hotGames(await catalogue.ofSite(offerOf(site)), category) };
    },

    'product/get_games': async ({ game_type, from, count, q, language, ...asked }, { site }) => {
      const category = categoryOf(game_type);
      const siteCatalogue = await catalogue.ofSite(offerOf(site));
      const list = listOfCategory(siteCatalogue, category);
      const searched = async () => {
        const tiles = await find(siteCatalogue, q, language ?? site.default_language);
        return category ? tiles.filter((tile) => categoryOfSlug(tile.game_type.toLowerCase()) === category) : tiles;
      };
      const found = lobbyFind(q === '' ? list.value : await searched(), asked);
      return { ...list, value: found.slice(from, from + count), total: found.length };
    },

    'product/get_list': async ({ list }, { site, clock }) => {
      const siteCatalogue = await catalogue.ofSite(offerOf(site));
      return { value: lists[list]?.(siteCatalogue, clock.now()) ?? [] };
    },

    'product/get_latest_wins': async (_input, { site, database, clock }) => {
      if (!jurisdictions[site.jurisdiction].showsWins) return { value: [] };
      const { tiles } = await catalogue.ofSite(offerOf(site));
      const wins = await latestWins(database, site.domain_name, clock.now());
      const value = wins.flatMap(({ amount, at, ...game }) => {
        const tile = tiles.get(keyOf(game));
        if (!tile) return [];
        const { game_name, game_image, tint } = tile;
        return [{ ...game, game_name, game_image, tint, amount, at: new Date(at).toISOString() }];
      });
      return { value: value.slice(0, winsLength) };
    },

    'product/game': async (input, { site, database, clock }) => {
      const siteCatalogue = await catalogue.ofSite(offerOf(site));
      const stopped = siteCatalogue.stopped.get(keyOf(input));
      const tile = siteCatalogue.tiles.get(keyOf(input)) ?? stopped?.tile;
      const game = siteCatalogue.games.find((one) => keyOf(one) === keyOf(input)) ?? stopped?.game;
      if (!tile || !game) throw new Refusal('gameUnknown');
      const today = new Days(site.time_zone).midnight(clock.now());
      const { showsWins, slotStakes }: Jurisdiction = jurisdictions[site.jurisdiction];
      const best = showsWins ? await bestWin(database, site.domain_name, input, today) : null;
      const { provider_name, provider_logo, engine, max_win, fairness } = game;
      const best_today = best ? { amount: best.amount, at: new Date(best.at).toISOString() } : null;
      const highest = slotStakes && isSlot(game) ? { highest_stakes: [...slotStakes.byAge] } : {};
      const stands_for = pagesOf(siteCatalogue).insteadOf(game);
      return {
        value: [tile],
        provider_name,
        facts: { provider_logo, engine, max_win, fairness, best_today, stands_for, ...highest },
        related: relatedGames(siteCatalogue, keyOf(input)),
        ...(stopped && { stopped: { words: stopped.words } }),
      };
    },

    'product/game_pages': async ({ from, count }, { site }) => {
      const { games } = pagesOf(await catalogue.ofSite(offerOf(site)));
      return { value: games.slice(from, from + count), total: games.length };
    },

    'product/search': async ({ q, language }, { site }) => {
      const found = await find(await catalogue.ofSite(offerOf(site)), q, language ?? site.default_language);
      return { value: found.slice(0, searchLength) };
    },

    'product/recent': async (_input, { site, player, database }) => {
      const rows = await database.query(
        `select provider_code, game_code from play_sessions where player_id = $1 and not is_opening
         group by provider_code, game_code order by max(started_at) desc limit 24`,
        [player.id],
      );
      const siteCatalogue = await catalogue.ofSite(offerOf(site));
      return { value: rows.flatMap((row) => siteCatalogue.tiles.get(keyOf(row)) ?? []) };
    },
  } satisfies Partial<Handlers>;
}
