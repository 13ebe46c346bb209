import type { ApiClient } from '@marquee/api/client';

/** How often an open page asks whether a newer host is out (§9), ms. */
const askEvery = 3600_000;

/** A tab that comes back after this long asks at once, ms. */
const restAtLeast = 300_000;

/** What the edge says of a build of the host (§7): of the newest one, and of each by its id. */
interface BuildFile {
  id: string;
}

/** Time and attention of the page; a test gives its own. */
export interface PageClock {
  now: () => number;
  every: (milliseconds: number, work: () => void) => void;
  /** Calls when somebody looks at the page again. */
  onReturn: (work: () => void) => void;
}

const pageClock: PageClock = {
  now: () => Date.now(),
  every: (milliseconds, work) => void setInterval(work, milliseconds),
  onReturn: (work) =>
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && work()),
};

/** What an open page does about news. */
export interface UpdateOptions {
  api: () => Pick<ApiClient, 'get'>;
  /** The host that this page runs. */
  buildId: string;
  /** Takes the registry as it is now: remotes that were released meanwhile run from their next opening on. */
  refreshRegistry: () => Promise<void>;
  clock?: PageClock;
}

/**
 * Watches for releases while the page is open (§2, page loading): an hourly question for the host's latest build and for the
 * registry. A newer host makes the next navigation a full page load; a newer remote needs none.
 */
export class UpdateWatch {
  #options: UpdateOptions;
  #clock: PageClock;
  #asked: number;
  #isOutdated = false;

  constructor(options: UpdateOptions) {
    this.#options = options;
    this.#clock = options.clock ?? pageClock;
    this.#asked = this.#clock.now();
    this.#clock.every(askEvery, () => void this.ask());
    this.#clock.onReturn(() => {
      if (this.#clock.now() - this.#asked > restAtLeast) void this.ask();
    });
  }

  /** Whether the next navigation should load the page anew. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Asks now. A question that fails is asked again with the next one. */
  async ask(): Promise<void> {
    const { refreshRegistry } = this.#options;
    this.#asked = this.#clock.now();
    try {
      this.#isOutdated = await this.#isNewerOut();
      await refreshRegistry();
    } catch (error) {
      console.warn('No news of releases', error);
    }
  }

  /** While a deployment is under way some edges know the newer build and some do not: it counts once its own manifest is there. */
  async #isNewerOut(): Promise<boolean> {
    const { api, buildId } = this.#options;
    const latest = await api().get<BuildFile>(`/build/latest.json?${this.#asked}`);
    if (latest.id === buildId) return false;
    const manifest = await api().get<BuildFile>(`/build/${latest.id}.json`);
    return manifest.id === latest.id;
  }
}
