import type { ApiClient } from '@marquee/api/client';
import { hostName } from '@marquee/federation-runtime/hostRecord';

/** Interval of checking for a newer host (R9.03), ms. */
const askEvery = 3600_000;

/** Interval while no live stream is connected, ms. */
const askUntoldEvery = 60_000;

/** Interval of asking for the registry's revision alone, ms: a version that fails leaves within five seconds. */
const askRevisionEvery = 4000;

/** After a live message, pages ask at a random moment within this time, ms. */
const spread = 2000;

/** A tab that was hidden for at least this long asks at once, ms. */
const restAtLeast = 300_000;

/** The edge's answer about a build of the host (R7): its id and, for the latest build, the revision of the registry. */
interface BuildFile {
  id: string;
  revision?: number;
}

/** Timers and visibility of the page; replaceable in tests. */
export interface PageClock {
  now: () => number;
  every: (milliseconds: number, work: () => void) => void;
  after: (milliseconds: number, work: () => void) => void;
  isSeen: () => boolean;
  /** Called when the page becomes visible again. */
  onReturn: (work: () => void) => void;
}

const pageClock: PageClock = {
  // biome-ignore lint/plugin: how long the page has rested, also while the device slept
  now: () => Date.now(),
  every: (milliseconds, work) => void setInterval(work, milliseconds),
  after: (milliseconds, work) => void setTimeout(work, milliseconds),
  isSeen: () => document.visibilityState === 'visible' && navigator.onLine,
  onReturn: (work) =>
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && work()),
};

/** Options of an open page's updates. */
export interface UpdateOptions {
  api: () => Pick<ApiClient, 'get'> & { readonly clock: { readonly isSure: boolean } };
  /** The host build of this page. */
  buildId: string;
  /** Whether a live stream is connected. */
  isConnected: () => boolean;
  /**
   * The page's registry; `refresh` loads the current one: newly released remotes are used from their next opening on.
   * `used`: the versions that the page runs, `remote@version`; the edge counts who has which one (ADR 85).
   */
  registry: { readonly revision: number; used: () => readonly string[]; refresh: () => Promise<void> };
  clock?: PageClock;
}

/**
 * Watches for releases while the page is open (R2.37): asks hourly for the latest host build and the registry. The live
 * stream reports registry changes within seconds; without one the page asks for the revision every four seconds while
 * visible. After a new host
 * the next navigation is a full page load; a new remote needs none.
 */
export class UpdateWatch {
  #options: UpdateOptions;
  #clock: PageClock;
  #asked: number;
  #told: number;
  #isOutdated = false;

  constructor(options: UpdateOptions) {
    this.#options = options;
    this.#clock = options.clock ?? pageClock;
    this.#asked = this.#clock.now();
    this.#told = this.#asked;
    this.#clock.every(askRevisionEvery, () => void this.#askRevision());
    this.#clock.every(askUntoldEvery, () => {
      const isDue = this.#clock.now() - this.#asked >= askEvery;
      if (isDue || (!options.isConnected() && this.#clock.isSeen())) void this.ask();
    });
    this.#clock.onReturn(() => {
      if (this.#clock.now() - this.#asked > restAtLeast) void this.ask();
      else this.askTime();
      void this.#askRevision();
    });
  }

  /** Whether the next navigation should be a full page load. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Asks in order to synchronise the clock: any answer has the server's time. */
  askTime(): void {
    if (!this.#options.api().clock.isSure) void this.ask();
  }

  /** Loads the registry that a live message announced. */
  takeRevision(revision: number): void {
    const { registry } = this.#options;
    if (revision !== registry.revision) this.#clock.after(Math.random() * spread, () => void this.#take());
  }

  /** Loads the current registry, and looks whether it gives this visitor another host. */
  async #take(): Promise<void> {
    await this.#options.registry.refresh();
    await this.ask();
  }

  /** Asks now. A failed request is repeated with the next one. */
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

  /** A page with a live stream asks each minute, only to be counted. */
  async #askRevision(): Promise<void> {
    const { api, buildId, registry, isConnected } = this.#options;
    const now = this.#clock.now();
    if (!this.#clock.isSeen() || (isConnected() && now - this.#told < askUntoldEvery)) return;
    this.#told = now;
    try {
      const revision = await api().get<number>(
        `/build/revision?${[`${hostName}@${buildId}`, ...registry.used()].join('&')}`,
      );
      if (revision > registry.revision) await this.#take();
    } catch {
      // The next one tells, or the question for the build.
    }
  }

  /**
   * During a deployment some edges have the newer build and some do not: it counts once its manifest can be fetched.
   */
  async #isNewer(latest: BuildFile): Promise<boolean> {
    const { api, buildId } = this.#options;
    if (latest.id === buildId) return false;
    const manifest = await api().get<BuildFile>(`/build/${latest.id}.json`);
    return manifest.id === latest.id;
  }
}
