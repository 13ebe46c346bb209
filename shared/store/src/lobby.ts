import type { ApiClient } from '@marquee/api/client';
import type { Answer } from '@marquee/contract/calls';
import type { GameTile } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Games of the first screen; they come first, so that a lobby stands at once. The rest follows in one answer. */
export const firstGames = 60;

/** More than any category has. */
const allGames = 20_000;

/** How a lobby can be ordered. */
export const lobbySorts = ['popular', 'new', 'name', 'rtp'] as const;
/** An order of a lobby. */
export type LobbySort = (typeof lobbySorts)[number];

/** What the player asks of a lobby; it lives in the address (decisions §3). */
export interface LobbyQuery {
  q: string;
  providers: readonly string[];
  sort: LobbySort;
  feature: string;
  /** Games that take this stake, minor units; 0 is any. */
  stake: number;
}

/** Reads a lobby's query from the address. What is unknown is left out. */
export function lobbyQuery(search: URLSearchParams): LobbyQuery {
  const sort = lobbySorts.find((known) => known === search.get('sort')) ?? 'popular';
  const stake = Number(search.get('stake'));
  return {
    q: search.get('q') ?? '',
    providers: search.getAll('provider'),
    sort,
    feature: search.get('feature') ?? '',
    stake: Number.isSafeInteger(stake) && stake > 0 ? stake : 0,
  };
}

/** Writes a lobby's query to the address; what is usual is left out. */
export function lobbySearch({ q, providers, sort, feature, stake }: LobbyQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const provider of providers) search.append('provider', provider);
  if (sort !== 'popular') search.set('sort', sort);
  if (feature) search.set('feature', feature);
  if (stake) search.set('stake', String(stake));
  return search;
}

/** Text as a search compares it: no accents, no case, no width. Works for any script. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** A game with what is computed of it once, so that a keystroke costs one pass over strings. */
interface Entry {
  game: GameTile;
  text: string;
}

const orders: Record<LobbySort, (a: GameTile, b: GameTile) => number> = {
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => (a.released < b.released ? 1 : a.released > b.released ? -1 : 0),
  name: (a, b) => collator.compare(a.game_name, b.game_name),
  rtp: (a, b) => b.rtp - a.rtp,
};
const collator = new Intl.Collator();

/** The games of one category, and what a query finds in them. */
export class LobbyStore {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  total = 0;
  providers: { provider_code: string; provider_name: string; logo: string; count: number }[] = [];
  /** Whether all games of the category are here: only then a search has seen everything. */
  complete = false;
  #entries: Entry[] = [];
  #sorted = new Map<LobbySort, Entry[]>();
  #api: ApiClient;
  #slug: string;
  /** Grows with every change of the games, for who derives from them. */
  revision = 0;

  constructor(api: ApiClient, slug: string) {
    this.#api = api;
    this.#slug = slug;
    makeAutoObservable(this, { providers: observableRef }, { autoBind: true });
    const seeded = api.seeded('product/get_games', this.#first());
    if (seeded) this.#take(seeded);
  }

  /** Features that games of this category have, the commonest first. */
  get features(): string[] {
    void this.revision;
    const counts = new Map<string, number>();
    for (const { game } of this.#entries) {
      for (const feature of game.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([feature]) => feature);
  }

  /** The limits that games of this category have, ascending: the stakes worth asking for. */
  get stakes(): number[] {
    void this.revision;
    const limits = this.#entries.flatMap(({ game }) => [game.stake.minimum, game.stake.maximum]);
    return [...new Set(limits)].sort((a, b) => a - b);
  }

  /** Loads the first games, then the rest. Resolves when all are here or a load has failed. */
  async load(): Promise<void> {
    if (this.#entries.length === 0) {
      runInAction(() => (this.state = 'loading'));
      this.#take(await this.#api.call('product/get_games', this.#first()));
    }
    if (this.state !== 'failed' && !this.complete) {
      this.#take(await this.#api.call('product/get_games', { game_type: this.#slug, from: 0, count: allGames }));
    }
  }

  /** The games that a query asks for, in its order. One pass; the orders are kept. */
  find({ q, providers, sort, feature, stake }: LobbyQuery): GameTile[] {
    void this.revision;
    const words = searchable(q).split(/\s+/).filter(Boolean);
    const wanted = new Set(providers);
    const found: GameTile[] = [];
    for (const { game, text } of this.#inOrder(sort)) {
      if (wanted.size > 0 && !wanted.has(game.provider_code)) continue;
      if (feature && !game.features.includes(feature)) continue;
      if (stake && (stake < game.stake.minimum || stake > game.stake.maximum)) continue;
      if (words.every((word) => text.includes(word))) found.push(game);
    }
    return found;
  }

  #first() {
    return { game_type: this.#slug, from: 0, count: firstGames };
  }

  #take(answer: Answer<'product/get_games'>): void {
    runInAction(() => {
      if (!succeeded(answer) || !answer.value) {
        if (this.#entries.length === 0) this.state = 'failed';
        return;
      }
      this.providers = answer.providers ?? [];
      this.#entries = answer.value.map((game) => ({
        game,
        text: searchable(`${game.game_name} ${game.provider_name} ${game.provider_code}`),
      }));
      this.#sorted.clear();
      this.total = answer.total ?? answer.value.length;
      this.complete = answer.value.length >= this.total;
      this.state = 'ready';
      this.revision++;
    });
  }

  #inOrder(sort: LobbySort): Entry[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const sorted = [...this.#entries].sort((a, b) => orders[sort](a.game, b.game));
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}
