import type { ApiClient } from '@marquee/api/client';
import type { Answer } from '@marquee/contract/calls';
import type { GameTile } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { type LobbyQuery, lobbyInput, lobbyPageSize } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders } from '@marquee/contract/lobbySearch';
import type { LobbySort } from '@marquee/contract/lobbySorts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestRequest } from './latestRequest';

/** More than any category has. */
const allGames = 20_000;
/** Most search results per request, and most cached results. */
const mostFound = 600;
const mostAnswers = 50;

/** Cache key of search results, regardless of the page. */
const keyOf = (query: LobbyQuery) => JSON.stringify(lobbyInput({ ...query, page: 1 }));

/** Results of a query. */
export interface Found {
  games: GameTile[];
  /** Number of games before them: until all games are loaded, only the requested page is available. */
  from: number;
  /** Total number of matches; undefined while unloaded games may match. */
  total: number | undefined;
}

/** The games of one category, and the results of queries. */
export class LobbyStore {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  providers: { provider_code: string; provider_name: string; logo: string; count: number }[] = [];
  /** Features of this category's games, most common first. */
  features: readonly string[] = [];
  /** Stake limits of this category's games, ascending. */
  stakes: readonly number[] = [];
  /** Whether all games of the category are loaded. */
  complete = false;
  /** State of loading the remaining games. */
  rest: 'idle' | 'loading' | 'failed' = 'idle';
  #games: GameTile[] = [];
  #sorted = new Map<LobbySort, GameTile[]>();
  /** Cached search results by query. */
  #found = new Map<string, { games: GameTile[]; total: number }>();
  /** The last results: shown until the requested ones are loaded. */
  #last: GameTile[] | undefined;
  #asked = new LatestRequest();
  #api: ApiClient;
  #slug: string;
  /** The first page, available before all games are. */
  #page: { input: ReturnType<typeof lobbyInput>; total: number };
  /** Incremented with every change of the games, for derived values. */
  revision = 0;

  /** `query` selects the first page. */
  constructor(api: ApiClient, slug: string, query: LobbyQuery) {
    this.#api = api;
    this.#slug = slug;
    this.#page = { input: lobbyInput(query), total: 0 };
    makeAutoObservable(
      this,
      { providers: observableRef, features: observableRef, stakes: observableRef },
      { autoBind: true },
    );
    const seeded = api.seeded('product/get_games', this.#first());
    if (seeded) this.#take(seeded, false);
  }

  /** Loads the first page if necessary. Resolves when it is loaded or has failed. */
  async load(): Promise<void> {
    if (this.state === 'ready') return;
    runInAction(() => (this.state = 'loading'));
    this.#take(await this.#api.call('product/get_games', this.#first()), false);
  }

  /** Reads the games anew, because what is offered has changed; what was found before is forgotten. */
  async reload(): Promise<void> {
    const answer = await this.#api.call('product/get_games', this.#first());
    this.#found.clear();
    this.#take(answer, false);
  }

  /**
   * Loads all games, which most visitors never need: for later pages and filters. Resolves when they are loaded or have
   * failed; can be retried.
   */
  async loadAll(): Promise<void> {
    if (this.state !== 'ready' || this.complete || this.rest === 'loading') return;
    this.rest = 'loading';
    const answer = await this.#api.call('product/get_games', { game_type: this.#slug, from: 0, count: allGames });
    this.#take(answer, true);
  }

  /**
   * Searches for a query's words in the backend, which knows names and fuzzy matches. Resolves when results are loaded
   * or have failed. Results that arrive after a newer search are cached.
   */
  async search(query: LobbyQuery): Promise<void> {
    if (query.q === '' || this.holds(query)) return;
    const key = keyOf(query);
    const isLast = this.#asked.ask();
    runInAction(() => (this.rest = 'loading'));
    const answer = await this.#api.call('product/get_games', {
      game_type: this.#slug,
      ...lobbyInput({ ...query, page: 1 }),
      count: mostFound,
    });
    runInAction(() => {
      const isThere = succeeded(answer) && answer.value !== undefined;
      if (isLast()) this.rest = isThere ? 'idle' : 'failed';
      this.revision++;
      if (!isThere) return;
      if (this.#found.size >= mostAnswers) this.#found.clear();
      this.#found.set(key, { games: answer.value ?? [], total: answer.total ?? 0 });
    });
  }

  /** Whether a query's results are loaded. */
  holds(query: LobbyQuery): boolean {
    void this.revision;
    const isPage = JSON.stringify(lobbyInput(query)) === JSON.stringify(this.#page.input);
    return query.q === '' ? this.complete || isPage : isPage || this.#found.has(keyOf(query));
  }

  /** The results of a query, in order. While a search is pending, the last results; none if it failed. */
  find(query: LobbyQuery): Found {
    void this.revision;
    const found = this.#findHere(query);
    this.#last = found.games;
    return found;
  }

  #findHere(query: LobbyQuery): Found {
    const { input, total } = this.#page;
    const answer = query.q === '' ? undefined : this.#found.get(keyOf(query));
    if (answer) return { ...answer, from: 0 };
    if ((!this.complete || query.q !== '') && this.holds(query))
      return { games: this.#games, from: input.from ?? 0, total };
    if (query.q !== '') {
      const games = this.rest === 'failed' ? [] : (this.#last ?? []);
      return { games, from: 0, total: undefined };
    }
    const matches = lobbyMatcher(query);
    const games = this.#inOrder(query.sort).filter(matches);
    return { games, from: 0, total: this.complete ? games.length : undefined };
  }

  #first() {
    return { game_type: this.#slug, ...this.#page.input };
  }

  #take(answer: Answer<'product/get_games'>, isComplete: boolean): void {
    runInAction(() => {
      if (!succeeded(answer) || !answer.value) {
        if (isComplete) this.rest = 'failed';
        else if (this.state === 'loading') this.state = 'failed';
        return;
      }
      this.providers = answer.providers ?? [];
      this.features = answer.features ?? [];
      this.stakes = answer.stakes ?? [];
      this.#games = answer.value;
      this.#sorted.clear();
      const { input } = this.#page;
      if (!isComplete) this.#page.total = answer.total ?? answer.value.length;
      // Search results must not be mistaken for the category's first page.
      else if (input.q) this.#page = { input: { from: 0, count: lobbyPageSize }, total: 0 };
      const isUsual = input.from === 0 && Object.keys(input).length === 2;
      this.complete = isComplete || (isUsual && answer.value.length === this.#page.total);
      this.state = 'ready';
      this.rest = 'idle';
      this.revision++;
    });
  }

  #inOrder(sort: LobbySort): GameTile[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const sorted = [...this.#games].sort(lobbyOrders[sort]);
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}
