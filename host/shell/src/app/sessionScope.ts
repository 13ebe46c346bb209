import type { Answer } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import type { LeftPage } from '@marquee/store/keptForm';
import { RootStore } from '@marquee/store/root';
import type { ThemeValidator } from '@marquee/store/startup';
import type { StorageArea } from '@marquee/store/storage';
import { makeAutoObservable, observableRef } from 'mobx';
import { browserTabs, type Tabs } from './tabs';

/** Options of a session scope. */
export interface SessionScopeOptions {
  startup: Answer<'startup'>;
  /** Validates the site's theme (R4). */
  validateTheme: ThemeValidator;
  seed?: Record<string, unknown>;
  onSessionEnd: (answer: Envelope) => void;
  onReleases?: (revision: number) => void;
  /** The page that is left for the login, if the session ends. */
  page?: () => LeftPage;
  tabs?: Tabs;
  /** Where state is stored; by default as the site is configured. */
  storage?: StorageArea;
  /** Whether the first root store hides stored state until `restore`: set while a server-rendered page is hydrated. */
  closed?: boolean;
}

/** What of a start-up answer a page has for good: its policy, its theme and its languages. */
function ofDocument({ site, language, analytics_origins, analytics_hashes, games_origins }: Answer<'startup'>): string {
  return JSON.stringify([site, language, analytics_origins, analytics_hashes, games_origins]);
}

/**
 * Holds the root store of one session. Signing out replaces the store, so that no data of a player remains; a marker in
 * local storage signs other tabs out, too (R4).
 */
export class SessionScope {
  root: RootStore;
  /** Whether stored state is restored. */
  isRestored: boolean;
  /** Whether the site was open at some time of this page. */
  hasBeenOpen: boolean;
  /** Whether a newer start-up answer has what only a new document can bring: the next navigation loads one. */
  isOutdated = false;
  #options: SessionScopeOptions;
  #tabs: Tabs;

  constructor(options: SessionScopeOptions) {
    this.#options = options;
    this.#tabs = options.tabs ?? browserTabs;
    this.isRestored = !options.closed;
    this.root = this.#make(options.seed, options.closed);
    this.hasBeenOpen = !this.root.site.isMaintenance;
    makeAutoObservable(this, { root: observableRef }, { autoBind: true });
    this.#tabs.onSession(() => this.root.isReplaced());
    this.#tabs.onAnnounced((why) => {
      if (why === 'ended') this.keepForms();
      else void this.root.forms.forget();
      this.#reset();
      this.#tabs.reload(why);
    });
  }

  /** Takes a newer start-up answer of the site. */
  takeStartup(startup: Answer<'startup'>): void {
    const { startup: before, validateTheme } = this.#options;
    const isOpen = !startup.maintenance?.is_maintenance;
    if (isOpen) this.isOutdated = this.isOutdated || ofDocument(startup) !== ofDocument(before);
    if (isOpen) this.#options.startup = startup;
    this.root.site.takeStartup(startup, validateTheme);
  }

  /** Restores the state stored in this browser. */
  restore(): void {
    if (this.isRestored) return;
    this.root.restore();
    this.isRestored = true;
  }

  /**
   * Ends the session in every tab and on the server. Other tabs are told first, so that they do not report an
   * unexpected session end.
   */
  async signOut(): Promise<void> {
    if (this.root.isReplaced()) return;
    this.#tabs.announce('signedOut');
    void this.root.forms.forget();
    await this.root.session.signOut();
    this.#reset();
  }

  /** Keeps what was typed on this page, which is about to be left for the login. */
  keepForms(): void {
    this.root.forms.keep(this.#options.page?.());
  }

  /** Deletes the player's state here and in every tab, after the server has ended the session. */
  forget(): void {
    this.#reset();
    this.#tabs.announce('ended');
  }

  /** Clears the session and removes the stored user (R4.06). Site-wide data stays. */
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
      // The other player's page is made anew from the start; nothing of it is this one's.
      onReplaced: () => this.#tabs.reload('replaced'),
      onReleases,
      clock: this.root?.api.clock,
      ...(storage && { storage }),
      ...(seed && { seed }),
      ...(closed && { closed }),
    });
  }
}
