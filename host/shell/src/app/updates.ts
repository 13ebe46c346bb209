import type { ApiClient } from '@marquee/api/client';

/** How often an open page asks whether a newer host is out (R9.03), ms. */
const askEvery = 3600_000;

/** How often it asks where no live stream tells it of releases, ms. */
const askUntoldEvery = 60_000;

/** Pages that hear of a release at once ask for it within this time, each at another moment, ms. */
const spread = 2000;

/** A tab that comes back after this long asks at once, ms. */
const restAtLeast = 300_000;

/**
 * What the edge says of a build of the host (R7): of each by its id; of the newest one also the revision of the
 * registry.
 */
interface BuildFile {
  id: string;
  revision?: number;
}

/** Time and attention of the page; a test gives its own. */
export interface PageClock {
  now: () => number;
  every: (milliseconds: number, work: () => void) => void;
  after: (milliseconds: number, work: () => void) => void;
  isSeen: () => boolean;
  /** Calls when somebody looks at the page again. */
  onReturn: (work: () => void) => void;
}

const pageClock: PageClock = {
  // biome-ignore lint/plugin: how long the page has rested, also while the device slept
  now: () => Date.now(),
  every: (milliseconds, work) => void setInterval(work, milliseconds),
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
  isSeen: () => document.visibilityState === 'visible',
  onReturn: (work) =>
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && work()),
};

/** What an open page does about news. */
export interface UpdateOptions {
  api: () => Pick<ApiClient, 'get'> & { readonly clock: { readonly isSure: boolean } };
  /** The host that this page runs. */
  buildId: string;
  /** Whether a live stream would tell of a release. */
  isConnected: () => boolean;
  /**
   * The registry that the page has; `refresh` takes it as it is now: remotes that were released meanwhile run from
   * their next opening on.
   */
  registry: { readonly revision: number; refresh: () => Promise<void> };
  clock?: PageClock;
}

/**
 * Watches for releases while the page is open (R2.37): an hourly question for the host's latest build and
 * for the registry. Of a registry that has changed the live stream tells within seconds; who has none asks each minute
 * while the page is looked at. A newer host makes the next navigation a full page load; a newer remote needs none.
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
    this.#clock.every(askUntoldEvery, () => {
      const isDue = this.#clock.now() - this.#asked >= askEvery;
      if (isDue || (!options.isConnected() && this.#clock.isSeen())) void this.ask();
    });
    this.#clock.onReturn(() => {
      if (this.#clock.now() - this.#asked > restAtLeast) void this.ask();
      else this.askTime();
    });
  }

  /** Whether the next navigation should load the page anew. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Asks where the page is not sure what time it is: any answer says so. */
  askTime(): void {
    if (!this.#options.api().clock.isSure) void this.ask();
  }

  /** Takes the registry of which a live stream has told. */
  takeRevision(revision: number): void {
    const { registry } = this.#options;
    if (revision !== registry.revision) this.#clock.after(Math.random() * spread, () => void registry.refresh());
  }

  /** Asks now. A question that fails is asked again with the next one. */
  async ask(): Promise<void> {
    const { api, registry } = this.#options;
    this.#asked = this.#clock.now();
    try {
      const latest = await api().get<BuildFile>(`/build/latest.json?${this.#asked}`);
      this.#isOutdated = await this.#isNewer(latest);
      if (latest.revision !== registry.revision) await registry.refresh();
    } catch (error) {
      console.warn('No news of releases', error);
    }
  }

  /**
   * While a deployment is under way some edges know the newer build and some do not: it counts once its own manifest is
   * there.
   */
  async #isNewer(latest: BuildFile): Promise<boolean> {
    const { api, buildId } = this.#options;
    if (latest.id === buildId) return false;
    const manifest = await api().get<BuildFile>(`/build/${latest.id}.json`);
    return manifest.id === latest.id;
  }
}
