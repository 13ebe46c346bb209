import type { ApiClient } from '@marquee/api/client';

/** How often an open page asks whether a newer host is out (§9), ms. */
const askEvery = 3600_000;

/** A tab that comes back after this long asks at once, ms. */
const restAtLeast = 300_000;

/** What the edge says of the newest build of the host. */
interface LatestBuild {
  id: string;
}

/** What an open page does about news. */
export interface UpdateOptions {
  api: () => ApiClient;
  /** The host that this page runs. */
  buildId: string;
  /** Takes the registry as it is now: remotes that were released meanwhile run from their next opening on. */
  refreshRegistry: () => Promise<void>;
}

/**
 * Watches for releases while the page is open (§2, page loading): an hourly question for the host's latest build and for the
 * registry. A newer host makes the next navigation a full page load; a newer remote needs none.
 */
export class UpdateWatch {
  #options: UpdateOptions;
  #asked = Date.now();
  #isOutdated = false;

  constructor(options: UpdateOptions) {
    this.#options = options;
    setInterval(() => void this.ask(), askEvery);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - this.#asked > restAtLeast) void this.ask();
    });
  }

  /** Whether the next navigation should load the page anew. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Asks now. A question that fails is asked again with the next one. */
  async ask(): Promise<void> {
    const { api, buildId, refreshRegistry } = this.#options;
    this.#asked = Date.now();
    try {
      const latest = await api().get<LatestBuild>(`/build/latest.json?${this.#asked}`);
      this.#isOutdated = latest.id !== buildId;
      await refreshRegistry();
    } catch (error) {
      console.warn('No news of releases', error);
    }
  }
}
