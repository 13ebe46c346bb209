import type { Startup } from '@marquee/contract/entities';
import type { Envelope } from '@marquee/contract/envelope';
import { RootStore } from '@marquee/store/root';
import { forceLogoutKey } from '@marquee/store/storage';
import { makeAutoObservable, observableRef } from 'mobx';

/** What a box is made with. */
export interface RootBoxOptions {
  startup: Startup;
  seed?: Record<string, unknown>;
  onSessionEnd: (answer: Envelope) => void;
}

/**
 * Holds the root store of the page. Leaving replaces it, so that nothing of a player stays; the marker in local storage makes the
 * other tabs leave, too (§4).
 */
export class RootBox {
  root: RootStore;
  #options: RootBoxOptions;

  constructor(options: RootBoxOptions) {
    this.#options = options;
    this.root = this.#make(options.seed);
    makeAutoObservable(this, { root: observableRef }, { autoBind: true });
    addEventListener('storage', ({ key }) => {
      if (key === forceLogoutKey) location.reload();
    });
  }

  /** Ends the session on the server and in every tab. */
  async signOut(): Promise<void> {
    await this.root.session.signOut();
    this.forget();
  }

  /** Forgets the player here and in every tab; the server knows already. */
  forget(): void {
    this.root.storage.remove('session');
    try {
      localStorage.setItem(forceLogoutKey, String(Date.now()));
    } catch {
      // Without storage there are no other tabs to tell.
    }
    this.root.leave();
    this.root = this.#make();
  }

  #make(seed?: Record<string, unknown>): RootStore {
    const { startup, onSessionEnd } = this.#options;
    return new RootStore({ startup, onSessionEnd, storage: localArea(), ...(seed && { seed }) });
  }
}

/** Local storage, where the browser lets us. */
function localArea(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
