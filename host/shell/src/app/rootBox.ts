import type { Answer } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { RootStore } from '@marquee/store/root';
import type { ThemeJudge } from '@marquee/store/startup';
import { forceLogoutKey, type StorageArea } from '@marquee/store/storage';
import { makeAutoObservable, observableRef } from 'mobx';

/** The browser's part in leaving: tabs of one site signal each other through local storage (§4, §9). */
export interface Tabs {
  /** Signals the other tabs that the player has left. */
  announce: () => void;
  /** Calls back when another tab has announced it. */
  onAnnounced: (left: () => void) => void;
  /** Loads the page anew. */
  reload: () => void;
}

/** What a box is made with. */
export interface RootBoxOptions {
  startup: Answer<'startup'>;
  /** Decides whether the site's theme is one that there is (§4). */
  judge: ThemeJudge;
  seed?: Record<string, unknown>;
  onSessionEnd: (answer: Envelope) => void;
  tabs?: Tabs;
  /** Where state is kept; by default what the site is configured to use. */
  storage?: StorageArea;
}

/**
 * Holds the root store of the page. Leaving replaces it, so that nothing of a player stays; the marker in local storage makes the
 * other tabs leave, too (§4).
 */
export class RootBox {
  root: RootStore;
  #options: RootBoxOptions;
  #tabs: Tabs;

  constructor(options: RootBoxOptions) {
    this.#options = options;
    this.#tabs = options.tabs ?? browserTabs;
    this.root = this.#make(options.seed);
    makeAutoObservable(this, { root: observableRef }, { autoBind: true });
    this.#tabs.onAnnounced(() => {
      this.#reset();
      this.#tabs.reload();
    });
  }

  /** Ends the session on the server and in every tab. */
  async signOut(): Promise<void> {
    await this.root.session.signOut();
    this.forget();
  }

  /** Forgets the player here and in every tab; the server knows already. */
  forget(): void {
    this.#reset();
    this.#tabs.announce();
  }

  /** Clears the session and removes the stored user (§4). What the site itself has loaded is nobody's, and stays. */
  #reset(): void {
    const { site, storage } = this.root;
    storage.remove('session');
    storage.remove('notices');
    this.root.leave();
    this.root = this.#make();
    this.root.site.takeExtras(site);
  }

  #make(seed?: Record<string, unknown>): RootStore {
    const { startup, judge, onSessionEnd, storage } = this.#options;
    return new RootStore({
      startup,
      judge,
      onSessionEnd,
      ...(storage && { storage }),
      ...(seed && { seed }),
    });
  }
}

const browserTabs: Tabs = {
  announce() {
    try {
      localStorage.setItem(forceLogoutKey, String(Date.now()));
    } catch {
      // Without storage there are no other tabs to signal.
    }
  },
  onAnnounced: (left) =>
    addEventListener('storage', ({ key, newValue }) => key === forceLogoutKey && newValue && left()),
  reload: () => location.reload(),
};
