import type { ApiClient } from '@marquee/api/client';
import type { FavouriteGame, GameTile } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, runInAction } from 'mobx';
import { LastAsked } from './lastAsked';

/** A player's favourite games (R3.06). A change shows at once and is taken back when the server refuses it. */
export class FavouritesStore {
  list: FavouriteGame[] = [];
  /** Whether the list was asked for and answered; until then it is empty because nobody knows. */
  known = false;
  #api: ApiClient;
  #loads = new LastAsked();

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(game: Pick<GameTile, 'provider_code' | 'game_code'>): boolean {
    return this.list.some((known) => isSame(known, game));
  }

  /**
   * Reads the list; a failure means an empty list (R8). A list that was read while a game came or went says nothing of
   * it.
   */
  async load(): Promise<void> {
    const isLast = this.#loads.ask();
    const { value } = await this.#api.call('home/fav_list', {});
    if (!isLast()) return this.known ? undefined : this.load();
    runInAction(() => {
      this.list = value ?? [];
      this.known = true;
    });
  }

  /** Adds or removes; resolves to the server's answer. */
  async toggle(game: GameTile): Promise<Envelope> {
    const { provider_code, game_code, game_name, game_type, game_image } = game;
    const before = this.list;
    const had = this.has(game);
    const entry = { provider_code, game_code, game_name, game_type, img_url: game_image };
    this.list = had ? before.filter((known) => !isSame(known, game)) : [entry, ...before];
    this.#loads.outdate();
    const answer = had
      ? await this.#api.call('home/fav_remove', { provider_code, game_code })
      : await this.#api.call('home/fav_add', entry);
    this.#loads.outdate();
    if (!succeeded(answer)) runInAction(() => this.#takeBack(game, before));
    return answer;
  }

  /** Undoes what was done to one game; what was done to others meanwhile stays. */
  #takeBack(game: GameTile, before: readonly FavouriteGame[]): void {
    const others = this.list.filter((known) => !isSame(known, game));
    const place = before.findIndex((known) => isSame(known, game));
    const [entry] = before.slice(place < 0 ? before.length : place);
    this.list = entry ? [...others.slice(0, place), entry, ...others.slice(place)] : others;
  }
}

function isSame(a: Pick<GameTile, 'provider_code' | 'game_code'>, b: Pick<GameTile, 'provider_code' | 'game_code'>) {
  return a.provider_code === b.provider_code && a.game_code === b.game_code;
}
