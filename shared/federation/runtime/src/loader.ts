import { exportNameOf } from './defineRemote';
import { hostName } from './hostRecord';
import { Containers, noContainer, type ShareScopes } from './loader/containers';
import {
  causeOf,
  type FailurePhase,
  lostFile,
  placesOf,
  type RemoteFailure,
  RemoteUnavailable,
  versionIn,
  within,
} from './loader/failure';
import { Preloader } from './loader/preloader';
import { watchRefusals } from './loader/refusals';
import { absolute, EntryScripts } from './loader/scripts';
import { Versions } from './loader/versions';
import type { SiteFile, SiteRegistry, SiteVersion } from './siteRegistry';

/** Options of the loader. Times in milliseconds. */
export interface LoaderOptions {
  /** The host's shared modules: `hostShares()` of `glue.ts`. */
  shareScopes: ShareScopes;
  registry: SiteRegistry;
  /** The id of the host's build: its version in failures of the host's own parts. */
  buildId?: string;
  /** Receives all failures. */
  onFailure: (failure: RemoteFailure) => void;
  /**
   * Loads the current registry, including what `registry` may lack of a remote: its versions, and the files of their
   * modules.
   */
  readRemote?: (remote: string) => Promise<SiteRegistry>;
  /** Runs an entry, which defines its container; by a script by default. */
  runEntry?: (entry: SiteFile, container: string) => Promise<void>;
  entryBudget?: number;
  moduleBudget?: number;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
}

/** The state of a remote in this tab, for error boundaries. */
export interface RemoteState {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  version: string | undefined;
  why: SiteVersion['why'] | undefined;
  /** The calls that the version may make; undefined if nothing limits them. */
  calls?: readonly string[] | undefined;
  failures: RemoteFailure[];
  /** Completed loads in order, with their duration. */
  timings: { module: string; version: string; milliseconds: number }[];
}

/** Loads pages and sections. The federated and the single build implement it alike. */
export interface PageLoader {
  loadModule<Value>(remote: string, module: string): Promise<Value>;
  loadLocale(remote: string): Promise<Record<string, string>>;
  /** The version whose texts `loadLocale` loads now; undefined if the page does not know it yet. */
  versionOf(remote: string): string | undefined;
  preload(remote: string, module?: string): void;
  stateOf(remote: string): RemoteState;
  setIdle(remote: string, idle: boolean): void;
  /** Whether the version running in this tab was withdrawn and the page must be reloaded. */
  mustLeave(remote: string): boolean;
  updateRegistry(registry: SiteRegistry): void;
  reportRenderFailure(remote: string, cause: unknown, components?: string | null): void;
  /** A part of the remote lay over the host's controls: its version is tried last in this tab. */
  reportCover(remote: string, cause: string): void;
}

/**
 * A failed preload is reused for the next request of its file. Retries once for each such file, so that the browser
 * goes to the network.
 */
async function askPastPreloads<Value>(ask: () => Promise<Value>, lost: readonly string[] = []): Promise<Value> {
  return ask().catch((error: unknown) => {
    const file = String(error);
    if (!lostFile.test(file) || lost.includes(file)) throw error;
    return askPastPreloads(ask, [...lost, file]);
  });
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);

function untouched(): RemoteState {
  return { state: 'idle', version: undefined, why: undefined, failures: [], timings: [] };
}

/**
 * Loads pages and sections of remotes and handles their failures (design: surviving). Each version is tried within its
 * time budget, then the last good one; failures are counted by remote and version, and never while the player is
 * offline.
 */
export class RemoteLoader implements PageLoader {
  private readonly versions: Versions;
  private readonly scripts: EntryScripts;
  private readonly containers: Containers;
  private readonly preloader = new Preloader();
  private readonly states = new Map<string, RemoteState>();
  /** Versions whose entry did not arrive on the last attempt, by container. */
  private readonly lost = new Set<string>();
  private readonly asked = new Map<string, Promise<void>>();
  private readonly options: Required<Omit<LoaderOptions, 'runEntry' | 'shareScopes'>>;

  constructor(options: LoaderOptions) {
    this.options = {
      entryBudget: 3000,
      moduleBudget: 5000,
      fetch: (...request) => globalThis.fetch(...request),
      isOnline: () => globalThis.navigator?.onLine !== false,
      readRemote: async () => options.registry,
      buildId: '',
      ...options,
    };
    this.versions = new Versions(options.registry);
    this.scripts = new EntryScripts(this.options.entryBudget);
    this.containers = new Containers(options.shareScopes, options.runEntry ?? this.scripts.run);
    watchRefusals(options.onFailure);
  }

  /** The export of a module, named like its file. Calling it again retries. Throws RemoteUnavailable. */
  async loadModule<Value>(remote: string, module: string): Promise<Value> {
    const state = this.stateOf(remote);
    this.states.set(remote, state);
    state.state = 'loading';
    const failures: RemoteFailure[] = [];
    const late: Promise<unknown>[] = [];
    for (const version of this.candidates(remote) ?? (await this.askedCandidates(remote))) {
      const started = performance.now();
      try {
        const value = await this.loadFrom<Value>(version, module, late);
        this.versions.use(remote, version);
        const timing = { module, version: version.version, milliseconds: Math.round(performance.now() - started) };
        const { why, calls } = version;
        Object.assign(state, { state: 'ready', version: version.version, why, calls });
        state.timings.push(timing);
        return value;
      } catch (error) {
        if (!(version.container in globalThis)) this.lost.add(version.container);
        if (!this.options.isOnline()) break;
        failures.push(this.fail(remote, version.version, this.phaseOf(version, error), error, version.entry.url));
      }
    }
    state.state = 'failed';
    throw this.unavailable(remote, failures, late);
  }

  /** The bundle of the visitor's language for the current version. Throws RemoteUnavailable. */
  async loadLocale(remote: string): Promise<Record<string, string>> {
    const current = this.versions.current(remote);
    const order = current ? [current] : (this.candidates(remote) ?? (await this.askedCandidates(remote)));
    const failures: RemoteFailure[] = [];
    const late: Promise<unknown>[] = [];
    for (const version of order) {
      const { url, integrity } = version.locale;
      const ask = async (cache: RequestCache) => {
        const response = await this.options.fetch(url, { integrity, cache });
        if (!response.ok) throw new Error(`${response.status} for ${url}`);
        return (await response.json()) as Record<string, string>;
      };
      try {
        // Retries past the cache, which may hold a failed preload or a damaged copy.
        const answered = ask('default').catch(() => ask('reload'));
        return await within(this.options.entryBudget, answered, () => late.push(answered));
      } catch (error) {
        if (!this.options.isOnline()) break;
        failures.push(this.fail(remote, version.version, 'locale', error, url));
      }
    }
    throw this.unavailable(remote, failures, late);
  }

  versionOf(remote: string): string | undefined {
    return (this.versions.current(remote) ?? this.candidates(remote)?.[0])?.version;
  }

  /** Preloads a page's files; without a module, what every page of the remote needs. */
  preload(remote: string, module?: string): void {
    if (this.preloadKnown(remote, module)) return;
    this.complete(remote).then(
      () => this.preloadKnown(remote, module),
      () => undefined,
    );
  }

  stateOf(remote: string): RemoteState {
    return this.states.get(remote) ?? untouched();
  }

  /** A busy remote (an open round, a filled bet slip) keeps its version until it is idle. */
  setIdle(remote: string, idle: boolean): void {
    this.versions.setIdle(remote, idle);
  }

  mustLeave(remote: string): boolean {
    return this.versions.mustLeave(remote);
  }

  /** Takes a newer registry, which applies at the next navigation. An older one is ignored. */
  updateRegistry(registry: SiteRegistry): void {
    this.versions.update(registry);
    this.asked.clear();
  }

  /**
   * An error boundary caught an error of a component of a remote, or of the host (`hostName`): counts against the
   * version whose code ran, by the stacks of calls and of `components`; without such a place against the current one.
   */
  reportRenderFailure(remote: string, cause: unknown, components?: string | null): void {
    const version = remote === hostName ? this.options.buildId : this.versions.current(remote)?.version;
    const ran = versionIn(placesOf(stackOf(cause))) ?? versionIn(placesOf(components));
    const whose = ran ?? (version !== undefined && { remote, version });
    if (whose) this.fail(whose.remote, whose.version, 'render', cause, components);
  }

  reportCover(remote: string, cause: string): void {
    const version = this.versions.current(remote);
    if (!version) return;
    this.fail(remote, version.version, 'cover', cause, version.entry.url);
    // Twice: it is not tried again here while there is another.
    this.versions.fail(remote, version.version);
  }

  /** The versions to try, or null if the page lacks them. */
  private candidates(remote: string): SiteVersion[] | null {
    const known = this.versions.candidates(remote);
    return known.length > 0 ? known : null;
  }

  /** The versions to try, requested if necessary. None if there is no answer in time, which is no version's fault. */
  private async askedCandidates(remote: string): Promise<SiteVersion[]> {
    const forget = () => this.asked.delete(remote);
    await within(this.options.entryBudget, this.complete(remote), forget).catch(() => undefined);
    return this.versions.candidates(remote);
  }

  /** Requests once what the page lacks of a remote. Rejects without an answer; the next call retries. */
  private complete(remote: string): Promise<void> {
    const before = this.asked.get(remote);
    if (before) return before;
    const asking = this.options.readRemote(remote).then((registry) => this.versions.complete(remote, registry));
    this.asked.set(remote, asking);
    asking.catch(() => this.asked.delete(remote));
    return asking;
  }

  /** Preloads known files. Returns whether they are all. */
  private preloadKnown(remote: string, module: string | undefined): boolean {
    const version = this.versions.candidates(remote)[0];
    if (!version) return false;
    if (!(version.container in globalThis)) this.preloader.add(version.entry, 'script');
    this.preloader.add(version.locale, 'fetch');
    if (module === undefined) return true;
    const files = version.modules?.[module];
    for (const file of files?.js ?? []) this.preloader.add(file, 'script');
    for (const file of files?.css ?? []) this.preloader.add(file, 'style');
    return version.modules !== undefined;
  }

  private unavailable(remote: string, failures: RemoteFailure[], late: Promise<unknown>[]): RemoteUnavailable {
    // An answered request is not repeated.
    const isUnanswered = this.candidates(remote) === null && !this.asked.has(remote);
    const arrival = late.length > 0 ? Promise.any(late) : undefined;
    // Not awaited: a failure is handled when the file is needed.
    arrival?.catch(() => undefined);
    return new RemoteUnavailable(remote, !this.options.isOnline(), failures, isUnanswered, arrival);
  }

  /** @param late receives what arrives after the timeout */
  private async loadFrom<Value>(version: SiteVersion, module: string, late: Promise<unknown>[]): Promise<Value> {
    if (this.lost.delete(version.container)) await this.freshen(version.entry.url);
    const ask = () => askPastPreloads(() => this.containers.load<Record<string, Value>>(version, module));
    const loading = ask().catch(async (error: unknown) => {
      if (version.container in globalThis || !this.preloader.forget(version.entry)) throw error;
      await this.freshen(version.entry.url);
      return ask();
    });
    // The script tag has the entry's timeout; this one also covers what follows.
    const budget = this.options.entryBudget + this.options.moduleBudget;
    const loaded = await within(budget, loading, () => late.push(loading)).catch((error: unknown) => {
      const entry = this.scripts.lateFor(version.entry.url);
      if (entry) late.push(entry);
      throw error;
    });
    const value = loaded[exportNameOf(module)];
    if (value === undefined) throw new Error(`${module} does not export ${exportNameOf(module)}`);
    return value;
  }

  /** The browser caches a damaged entry like a good one, and reuses a failed preload once: fetches past both. */
  private async freshen(url: string): Promise<void> {
    const controller = new AbortController();
    const request = this.options.fetch(url, { cache: 'reload', signal: controller.signal });
    const read = request.then((response) => response.arrayBuffer());
    await within(this.options.entryBudget, read, () => controller.abort()).catch(() => undefined);
  }

  private phaseOf(version: SiteVersion, error: unknown): FailurePhase {
    if (version.container in globalThis) return 'module';
    return String(error).includes(noContainer) ? 'evaluate' : 'entry';
  }

  /** @param also the file that was asked for, or a stack of components */
  private fail(
    remote: string,
    version: string,
    phase: FailurePhase,
    cause: unknown,
    also: string | null | undefined,
  ): RemoteFailure {
    const failure: RemoteFailure = { remote, version, phase, cause: causeOf(cause) };
    if (phase === 'render') Object.assign(failure, { places: placesOf(stackOf(cause)), components: placesOf(also) });
    else failure.places = placesOf(stackOf(cause), also && absolute(also));
    const state = this.stateOf(remote);
    state.failures.push(failure);
    this.states.set(remote, state);
    this.versions.fail(remote, version);
    this.options.onFailure(failure);
    return failure;
  }
}
