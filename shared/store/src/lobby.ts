import type { ApiClient } from '@marquee/api/client';
import type { Answer } from '@marquee/contract/calls';
import type { GameTile } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { type LobbyQuery, lobbyInput } from '@marquee/contract/lobbyQuery';
import { lobbyMatcher, lobbyOrders, searchedText } from '@marquee/contract/lobbySearch';
import type { LobbySort } from '@marquee/contract/lobbySorts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** More than any category has. */
const allGames = 20_000;

/** A game with what is computed of it once, so that a keystroke costs one pass over strings. */
interface Entry {
  game: GameTile;
  text: string;
}

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
  #entries: Entry[] = [];
  #sorted = new Map<LobbySort, Entry[]>();
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

  /** Whether what a query finds is here. */
  holds(query: LobbyQuery): boolean {
    return this.complete || JSON.stringify(lobbyInput(query)) === JSON.stringify(this.#page.input);
  }

  /** The games that a query asks for, in its order. One pass; the orders are kept. */
  find(query: LobbyQuery): Found {
    void this.revision;
    const { input, total } = this.#page;
    if (!this.complete && this.holds(query))
      return { games: this.#entries.map(({ game }) => game), from: input.from ?? 0, total };
    const matches = lobbyMatcher(query);
    const games = this.#inOrder(query.sort).flatMap(({ game, text }) => (matches(game, text) ? [game] : []));
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
      this.#entries = answer.value.map((game) => ({ game, text: searchedText(game) }));
      this.#sorted.clear();
      const { input } = this.#page;
      if (!isComplete) this.#page.total = answer.total ?? answer.value.length;
      const isUsual = input.from === 0 && Object.keys(input).length === 2;
      this.complete = isComplete || (isUsual && answer.value.length === this.#page.total);
      this.state = 'ready';
      this.rest = 'idle';
      this.revision++;
    });
  }

  #inOrder(sort: LobbySort): Entry[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const sorted = [...this.#entries].sort((a, b) => lobbyOrders[sort](a.game, b.game));
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}
