import type { Answer } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { RootStore } from '@marquee/store/root';
import type { ThemeValidator } from '@marquee/store/startup';
import type { StorageArea } from '@marquee/store/storage';
import { makeAutoObservable, observableRef } from 'mobx';
import { browserTabs, type Tabs } from './tabs';

/** What a session scope is made with. */
export interface SessionScopeOptions {
  startup: Answer<'startup'>;
  /** Validates the site's theme (R4). */
  validateTheme: ThemeValidator;
  seed?: Record<string, unknown>;
  onSessionEnd: (answer: Envelope) => void;
  onReleases?: (revision: number) => void;
  tabs?: Tabs;
  /** Where state is kept; by default what the site is configured to use. */
  storage?: StorageArea;
  /** Whether the first root store shows no kept state before `restore`: set while a rendered page is hydrated. */
  closed?: boolean;
}

/**
 * Holds the root store of one session. Leaving replaces the store, so that no data of a player stays; a marker in local
 * storage makes the other tabs leave, too (R4).
 */
export class SessionScope {
  root: RootStore;
  /** Whether what this browser has kept is restored. */
  isRestored: boolean;
  #options: SessionScopeOptions;
  #tabs: Tabs;

  constructor(options: SessionScopeOptions) {
    this.#options = options;
    this.#tabs = options.tabs ?? browserTabs;
    this.isRestored = !options.closed;
    this.root = this.#make(options.seed, options.closed);
    makeAutoObservable(this, { root: observableRef }, { autoBind: true });
    this.#tabs.onAnnounced((why) => {
      this.#reset();
      this.#tabs.reload(why);
    });
  }

  /** Restores what this browser has kept. */
  restore(): void {
    if (this.isRestored) return;
    this.root.restore();
    this.isRestored = true;
  }

  /**
   * Ends the session in every tab and on the server. The tabs hear it first, so that none takes it for an end that
   * nobody asked for.
   */
  async signOut(): Promise<void> {
    this.#tabs.announce('signedOut');
    await this.root.session.signOut();
    this.#reset();
  }

  /** Forgets the player here and in every tab; the server has ended the session already. */
  forget(): void {
    this.#reset();
    this.#tabs.announce('ended');
  }

  /** Clears the session and removes the stored user (R4.06). What the site itself has loaded is nobody's, and stays. */
  #reset(): void {
    const { site, storage } = this.root;
    storage.remove('session');
    storage.remove('notices');
    this.root.leave();
    this.root = this.#make();
    this.root.site.takeExtras(site);
  }

  #make(seed?: Record<string, unknown>, closed?: boolean): RootStore {
    const { startup, validateTheme, onSessionEnd, onReleases, storage } = this.#options;
    return new RootStore({
      startup,
      validateTheme,
      onSessionEnd,
      onReleases,
      clock: this.root?.api.clock,
      ...(storage && { storage }),
      ...(seed && { seed }),
      ...(closed && { closed }),
    });
  }
}
