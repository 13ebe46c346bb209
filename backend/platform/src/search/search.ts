import type { GameTile } from '@marquee/contract/entities';
import { type Language, languageCodes } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { type Catalogue, type Game, keyOf, type SiteCatalogue } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import { liveChannel } from '../live/publish';
import { rulesTexts } from '../rules/rulesTexts';
import type { SiteFile } from '../sites/siteFile';
import { buildGameIndex, type GameIndex } from './index/games';
import type { TextIndex } from './index/texts';
import type { Understood } from './index/understand';
import { readMatchTexts } from './matchTexts';
import { type RankedGame, rankGames } from './rank';
import { readSiteTexts, type SiteTexts } from './siteTexts';

/** Shortest and longest interval between rebuilds of the match index, ms: odds change all the time, names do not. */
const matchesEvery = 10_000;
const matchesAge = 60_000;

/** The games that match a query, and its interpretation. */
export interface FoundGames {
  understood: Understood;
  games: readonly RankedGame[];
}

/** Dependencies of the search. `report` takes errors of background indexing. */
export interface SearchParts {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  report: (error: unknown) => void;
}

/**
 * The search indexes of a backend: games once for all sites and filtered by the site's catalogue, texts per site and
 * language, matches once. Each is rebuilt in the background, in time slices, and swapped in: queries use the old index
 * until the new one is ready.
 */
export class Search {
  #games: { of: readonly Game[]; index: GameIndex } | undefined;
  #building: Promise<GameIndex> | undefined;
  #matches: { at: number; isOld: boolean; index: Promise<TextIndex> } | undefined;
  readonly #texts = new WeakMap<SiteFile, Map<Language, Promise<SiteTexts>>>();
  readonly #places = new WeakMap<SiteCatalogue, ReadonlyMap<string, number>>();

  constructor(private readonly parts: SearchParts) {}

  /** Follows changes of catalogue and matches, and builds the first indexes; returns a function that stops it. */
  async start(): Promise<() => Promise<void>> {
    const { catalogue, database, report } = this.parts;
    const unfollow = catalogue.follow(() => void this.#gameIndex().catch(report));
    void this.#gameIndex().catch(report);
    const unlisten = await database.listen(liveChannel, (payload) => {
      if (this.#matches && payload?.includes('"topic":"sports"')) this.#matches.isOld = true;
    });
    return async () => {
      unfollow();
      await unlisten();
    };
  }

  /** Games of a site catalogue that match a query, best first; only those that can be played now. */
  async games(siteCatalogue: SiteCatalogue, q: string, language: Language): Promise<FoundGames> {
    const index = await this.#gameIndex();
    const understood = index.understand(q, language);
    const places = this.#placesOf(siteCatalogue);
    const games = rankGames(index.find(understood), (key) => {
      const tile = siteCatalogue.tiles.get(key);
      return tile && { tile, place: places.get(key) ?? places.size };
    });
    return { understood, games };
  }

  /** The tiles of {@link Search.games}, for the catalogue's calls. */
  async tiles(siteCatalogue: SiteCatalogue, q: string, language: Language): Promise<GameTile[]> {
    return (await this.games(siteCatalogue, q, language)).games.map(({ tile }) => tile);
  }

  /** The site's texts in a language. */
  texts(site: SiteFile, language: Language): Promise<SiteTexts> {
    const known = this.#texts.get(site) ?? new Map<Language, Promise<SiteTexts>>();
    this.#texts.set(site, known);
    const texts = known.get(language) ?? this.#readTexts(site, language);
    known.set(language, texts);
    texts.catch(() => known.delete(language));
    return texts;
  }

  async #readTexts(site: SiteFile, language: Language): Promise<SiteTexts> {
    const siteCatalogue = await this.parts.catalogue.ofSite(offerOf(site));
    return readSiteTexts(this.parts.database, site, language, rulesTexts(site, siteCatalogue, language));
  }

  /**
   * Ids of live and upcoming matches: those with a matching team name, else those that contain the words exactly or
   * nearly.
   */
  async matches(q: string, most: number): Promise<string[]> {
    const index = await this.#matchIndex();
    const named = index.named(q, most);
    return named.length > 0 ? named : index.find(q, most);
  }

  #matchIndex(): Promise<TextIndex> {
    const now = this.parts.clock.now();
    const known = this.#matches;
    if (known && now - known.at < (known.isOld ? matchesEvery : matchesAge)) return known.index;
    const index = readMatchTexts(this.parts.database);
    const take = () => {
      this.#matches = { at: now, isOld: false, index };
    };
    if (!known) {
      take();
      index.catch(() => {
        this.#matches = undefined;
      });
      return index;
    }
    known.at = now;
    index.then(take, this.parts.report);
    return known.index;
  }

  /** The index of stored games; the old one while a new one is built. */
  async #gameIndex(): Promise<GameIndex> {
    const all = await this.parts.catalogue.all();
    const kept = this.#games;
    if (kept?.of === all) return kept.index;
    this.#building ??= buildGameIndex(all)
      .then((index) => {
        this.#games = { of: all, index };
        return index;
      })
      .finally(() => {
        this.#building = undefined;
      });
    if (!kept) return this.#building;
    this.#building.catch(this.parts.report);
    return kept.index;
  }

  /** The games' ranks by launches, cached per site catalogue. */
  #placesOf(siteCatalogue: SiteCatalogue): ReadonlyMap<string, number> {
    const known =
      this.#places.get(siteCatalogue) ??
      new Map(siteCatalogue.byPopularity().map((tile, place) => [keyOf(tile), place]));
    this.#places.set(siteCatalogue, known);
    return known;
  }
}

/** The query's language: the requested one, if the site offers it. */
export function languageOf(site: SiteFile, language: Language | undefined): Language {
  return language && languageCodes.includes(language) ? language : site.default_language;
}
