import type { ApiClient } from '@marquee/api/client';
import type { Answer } from '@marquee/contract/calls';
import type { GameTile } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { type LobbyQuery, lobbyInput, lobbyPageSize } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders } from '@marquee/contract/lobbySearch';
import type { LobbySort } from '@marquee/contract/lobbySorts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LastAsked } from './lastAsked';

/** More than any category has. */
const allGames = 20_000;
/** Most games that words find at once, and most answers that are kept. */
const mostFound = 600;
const mostAnswers = 50;

/** How an answer to words is known: whatever page of it is asked for. */
const keyOf = (query: LobbyQuery) => JSON.stringify(lobbyInput({ ...query, page: 1 }));

/** What a query finds. */
export interface Found {
  games: GameTile[];
  /** How many there are before them: until all games are here, only the page that was asked for is. */
  from: number;
  /** How many it finds in all; undefined while games are missing that were not asked for. */
  total: number | undefined;
}

/** The games of one category, and what a query finds in them. */
export class LobbyStore {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  providers: { provider_code: string; provider_name: string; logo: string; count: number }[] = [];
  /** Features that games of this category have, the commonest first. */
  features: readonly string[] = [];
  /** The limits that games of this category have, ascending: the stakes worth asking for. */
  stakes: readonly number[] = [];
  /** Whether all games of the category are here. */
  complete = false;
  /** What became of asking for the games that are not here. */
  rest: 'idle' | 'loading' | 'failed' = 'idle';
  #games: GameTile[] = [];
  #sorted = new Map<LobbySort, GameTile[]>();
  /** What words have found, by the query. */
  #found = new Map<string, { games: GameTile[]; total: number }>();
  /** What was found last: it stands until what is asked for is here. */
  #last: GameTile[] | undefined;
  #asked = new LastAsked();
  #api: ApiClient;
  #slug: string;
  /** The page that is there before all games are. */
  #page: { input: ReturnType<typeof lobbyInput>; total: number };
  /** Grows with every change of the games, for who derives from them. */
  revision = 0;

  /** `query` names the page that is shown first. */
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

  /** Loads the page that is shown first, where it is not here. Resolves when it is or the load has failed. */
  async load(): Promise<void> {
    if (this.state === 'ready') return;
    runInAction(() => (this.state = 'loading'));
    this.#take(await this.#api.call('product/get_games', this.#first()), false);
  }

  /**
   * Loads all games, of which most visitors of a lobby need few: for what goes beyond its first page, or asks for
   * something else. Resolves when they are here or the load has failed; then it can be asked for again.
   */
  async loadAll(): Promise<void> {
    if (this.state !== 'ready' || this.complete || this.rest === 'loading') return;
    this.rest = 'loading';
    const answer = await this.#api.call('product/get_games', { game_type: this.#slug, from: 0, count: allGames });
    this.#take(answer, true);
  }

  /**
   * Asks what a query's words find: the backend knows how things are called, and what is written nearly so. Resolves
   * when it is here or that has failed. What comes after another question was asked is kept, and not waited for.
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

  /** Whether what a query finds is here. */
  holds(query: LobbyQuery): boolean {
    void this.revision;
    const isPage = JSON.stringify(lobbyInput(query)) === JSON.stringify(this.#page.input);
    return query.q === '' ? this.complete || isPage : isPage || this.#found.has(keyOf(query));
  }

  /**
   * The games that a query asks for, in its order. Of words that were not answered yet, those that were found last;
   * none where the answer has failed.
   */
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
      // What words had found is not what is here now.
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
