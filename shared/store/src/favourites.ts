import type { ApiClient } from '@marquee/api/client';
import type { FavouriteGame, GameTile } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from './latestRequest';

/** A player's favourite games (R3.06), with optimistic updates that are rolled back if the server refuses. */
export class FavouritesStore {
  list: FavouriteGame[] = [];
  /** Whether the list has been loaded; until then it is empty because it is unknown. */
  known = false;
  #api: ApiClient;
  #loads = new LatestRequest();

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(game: Pick<GameTile, 'provider_code' | 'game_code'>): boolean {
    return this.list.some((known) => isSame(known, game));
  }

  /** Loads the list; a failure gives an empty list (R8). A list loaded during a change is outdated and ignored. */
  async load(): Promise<void> {
    const isLast = this.#loads.ask();
    const { value } = await this.#api.call('home/fav_list', {});
    if (!isLast()) return this.known ? undefined : this.load();
    runInAction(() => {
      this.list = value ?? [];
      this.known = true;
    });
  }

  /** Adds or removes a game; resolves to the server's answer. */
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

  /** Rolls back the change of one game; changes of others stay. */
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
