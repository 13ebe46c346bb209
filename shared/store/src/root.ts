import { endsSession } from '@marquee/api/catalogue';
import { ApiClient, type ApiClientOptions } from '@marquee/api/client';
import type { Startup } from '@marquee/contract/entities';
import type { Envelope } from '@marquee/contract/envelope';
import { FavouritesStore } from './favourites';
import { LiveConnection } from './live';
import { SessionStore } from './session';
import { SiteStore } from './site';
import { Storage } from './storage';

/** What a root store is made of. */
export interface RootOptions {
  startup: Startup;
  storage?: globalThis.Storage | undefined;
  /** Called once when an answer or a live event says that the session is over (§8). */
  onSessionEnd: (answer: Envelope) => void;
  /** Where the calls go; outside a browser there is no page to be relative to. */
  baseUrl?: string;
  transport?: typeof globalThis.fetch;
  seed?: ApiClientOptions['seed'];
}

/** All state of the page. Signing out makes a new one, so that nothing of a player can be forgotten in it. */
export class RootStore {
  readonly api: ApiClient;
  readonly storage: Storage;
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly favourites: FavouritesStore;
  readonly live: LiveConnection;
  #ended = false;
  #unsubscribe: () => void = () => undefined;

  constructor({ startup, storage, onSessionEnd, baseUrl, transport, seed }: RootOptions) {
    const identity = () => ({
      domain_name: startup.site.domain_name,
      external_id: startup.site.external_id,
      player: this.session.identity,
    });
    const end = (answer: Envelope) => {
      if (this.#ended || !this.session.isAuthenticated) return;
      this.#ended = true;
      onSessionEnd(answer);
    };
    this.storage = new Storage(storage);
    this.api = new ApiClient({
      identity,
      ...(baseUrl && { baseUrl }),
      ...(transport && { transport }),
      ...(seed && { seed }),
      onAnswer: (_, answer) => {
        if (endsSession(answer)) end(answer);
      },
    });
    this.session = new SessionStore(this.api, this.storage);
    this.site = new SiteStore(this.api, startup);
    this.favourites = new FavouritesStore(this.api);
    this.live = new LiveConnection({
      identity,
      poll: () => void (this.session.isAuthenticated && this.session.refreshBalance()),
      ...(transport && { transport }),
    });
    this.#endSession = end;
  }

  #endSession: (answer: Envelope) => void;

  /** Loads a player's state and listens to its changes; called at start and after a login. */
  async enter(): Promise<void> {
    if (!this.session.isAuthenticated) return;
    this.#unsubscribe();
    const stops = [
      this.live.on('balance', this.session.takeBalance),
      this.live.on('session', ({ statusMessage }) => this.#endSession({ statusCode: 0, statusMessage })),
    ];
    this.#unsubscribe = () => stops.forEach((stop) => void stop());
    this.live.restart();
    await Promise.all([this.session.load(), this.favourites.load()]);
  }

  /** Ends everything that runs; the store is not used afterwards. */
  leave(): void {
    this.#unsubscribe();
    this.live.close();
  }
}
