import { endsSession } from '@marquee/api/catalogue';
import { ApiClient, type ApiClientOptions } from '@marquee/api/client';
import type { ServerClock } from '@marquee/api/serverClock';
import type { Answer, Output } from '@marquee/contract/calls';
import { type Envelope, failed, succeeded } from '@marquee/contract/envelope';
import { FavouritesStore } from './favourites';
import { KeptForms } from './keptForms';
import { LayoutStore } from './layout';
import { LiveConnection } from './live';
import { ProtectionStore } from './protection';
import { ServiceStore } from './service';
import { SessionStore } from './session';
import { SiteStore } from './site';
import { areaOf } from './siteStorage';
import type { ThemeValidator } from './startup';
import { Storage, type StorageArea } from './storage';

/** Options of a root store. */
export interface RootOptions {
  startup: Answer<'startup'>;
  /** Validates the site's theme, and returns its layout (R4.17). */
  validateTheme: ThemeValidator;
  /** Storage of the state; by default the site's configured one in this browser. */
  storage?: StorageArea | undefined;
  /**
   * Whether stored state is withheld until `storage.open()`: the page was server-rendered and must be hydrated first.
   */
  closed?: boolean | undefined;
  /** Called once when an answer or live event ends the session (R8.02). */
  onSessionEnd: (answer: Envelope) => void;
  /** Called when this page notices that another tab has signed in another player. */
  onReplaced?: (() => void) | undefined;
  /** Called with the registry's revision when the live stream announces new releases. */
  onReleases?: ((revision: number) => void) | undefined;
  /** Base URL of calls; required outside a browser. */
  baseUrl?: string;
  transport?: typeof globalThis.fetch;
  /** The page's clock, if it already has one. */
  clock?: ServerClock | undefined;
  seed?: ApiClientOptions['seed'];
}

/** All state of the page. Signing out makes a new one, so that no player data can be left over. */
export class RootStore {
  readonly api: ApiClient;
  readonly storage: Storage;
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly service = new ServiceStore();
  readonly layout: LayoutStore;
  readonly favourites: FavouritesStore;
  readonly protection: ProtectionStore;
  readonly live: LiveConnection;
  /** What was typed into the page's forms, while the player logs in again. */
  readonly forms: KeptForms;
  #ended = false;
  #unsubscribe: () => void = () => undefined;

  constructor(options: RootOptions) {
    const { startup, validateTheme, storage, closed, baseUrl, transport, clock, seed } = options;
    const { onSessionEnd, onReplaced, onReleases } = options;
    const identity = () => ({
      domain_name: this.site.domain_name,
      external_id: this.site.site.external_id,
      player: this.session.identity,
    });
    const end = (answer: Envelope) => {
      if (this.#ended || !this.session.isAuthenticated || this.isReplaced()) return;
      this.#ended = true;
      onSessionEnd(answer);
    };
    this.api = new ApiClient({
      identity,
      isLeaving: () => this.isReplaced(),
      ...(baseUrl && { baseUrl }),
      ...(transport && { transport }),
      ...(clock && { clock }),
      ...(seed && { seed }),
      stepUp: (call) => import('./stepUp').then(({ stepUpOf }) => stepUpOf(this).ask(call)),
      onAnswer: (name, answer) => {
        if (name === 'settings/profile_update' && succeeded(answer)) {
          const [profile] = (answer as Envelope & Output<'settings/profile_update'>).value;
          if (profile) this.session.takeProfile(profile);
        }
        if (endsSession(answer)) end(answer);
        if (failed(answer)) this.service.fail();
      },
    });
    if (closed) this.api.hold();
    this.site = new SiteStore(this.api, startup, validateTheme);
    this.storage = new Storage(storage ?? areaOf(this.site.site.state_storage), closed);
    this.forms = new KeptForms({
      page: this.storage,
      now: () => this.api.clock.now(),
      player: () => this.session.identity?.account_id ?? '',
    });
    this.layout = new LayoutStore(this.storage);
    this.session = new SessionStore(this.api, this.storage);
    this.favourites = new FavouritesStore(this.api);
    this.protection = new ProtectionStore(this.api, this.storage, () => this.session.identity?.account_id ?? '');
    this.live = new LiveConnection({
      identity,
      poll: () => {
        if (!this.session.isAuthenticated) return;
        void this.session.refreshBalance();
        void this.protection.load();
      },
      onReleases,
      clock: this.api.clock,
      ...(transport && { transport }),
    });
    this.#endSession = end;
    this.#onReplaced = onReplaced;
  }

  #onReplaced: (() => void) | undefined;

  /** Whether another tab has signed in another player; the page is then told to leave. */
  isReplaced(): boolean {
    const isReplaced = this.session.isReplaced();
    if (isReplaced) this.#onReplaced?.();
    return isReplaced;
  }

  #endSession: (answer: Envelope) => void;

  /** Restores stored state; called once the page is hydrated. */
  restore(): void {
    this.storage.open();
    this.api.release();
  }

  /** Loads a player's state and subscribes to its changes; called at start and after a login. */
  async enter(): Promise<void> {
    if (!this.session.isAuthenticated) return;
    this.#unsubscribe();
    const stops = [
      this.live.on('balance', this.session.takeBalance),
      this.live.on('protection', this.protection.take),
      this.live.on('session', ({ statusMessage }) => this.#endSession({ statusCode: 0, statusMessage })),
    ];
    this.#unsubscribe = () => stops.forEach((stop) => void stop());
    this.live.restart();
    await Promise.all([this.session.load(), this.favourites.load(), this.protection.load()]);
  }

  /** Stops everything; the store must not be used afterwards. */
  leave(): void {
    this.#unsubscribe();
    this.protection.close();
    this.live.close();
  }
}
