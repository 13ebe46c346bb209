import { type Language, languages } from '@marquee/contract/languages';
import { exportNameOf } from './defineRemote';
import type { PageLoader, RemoteState } from './loader';
import { causeOf, type RemoteFailure, RemoteUnavailable } from './loader/failure';
import type { SiteRegistry } from './siteRegistry';

/** The generated module of a single build: remote → module path or `locale` → dynamic import. */
export type SingleModules = Record<
  string,
  { modules: Record<string, () => Promise<unknown>>; locale: (tag: string) => Promise<Record<string, string>> }
>;

/**
 * The loader of the single-application build: the same interface, ordinary dynamic imports, one version of everything.
 */
export class SingleLoader implements PageLoader {
  private readonly states = new Map<string, RemoteState>();

  constructor(
    private readonly remotes: SingleModules,
    private language: Language,
    private readonly onFailure: (failure: RemoteFailure) => void,
  ) {}

  async loadModule<Value>(remote: string, module: string): Promise<Value> {
    const state = this.stateOf(remote);
    this.states.set(remote, state);
    state.state = 'loading';
    const started = performance.now();
    try {
      const load = this.remotes[remote]?.modules[module];
      if (!load) throw new Error(`${module} is not part of the build`);
      const value = ((await load()) as Record<string, Value>)[exportNameOf(module)];
      if (value === undefined) throw new Error(`${module} does not export ${exportNameOf(module)}`);
      state.state = 'ready';
      state.timings.push({ module, version: 'single', milliseconds: Math.round(performance.now() - started) });
      return value;
    } catch (error) {
      state.state = 'failed';
      throw new RemoteUnavailable(remote, globalThis.navigator?.onLine === false, [this.fail(remote, 'module', error)]);
    }
  }

  async loadLocale(remote: string): Promise<Record<string, string>> {
    const load = this.remotes[remote]?.locale;
    if (!load) throw new RemoteUnavailable(remote, false, []);
    return load(languages[this.language].tag);
  }

  versionOf(): string {
    return 'single';
  }

  preload(remote: string, module?: string): void {
    const known = this.remotes[remote];
    const parts = [known?.modules[module ?? ''], known && (() => this.loadLocale(remote))];
    // A failed preload is retried, and then reported, when the module is needed.
    for (const part of parts) void part?.().catch(() => undefined);
  }

  stateOf(remote: string): RemoteState {
    const none: RemoteState = { state: 'idle', version: 'single', why: 'live', failures: [], timings: [] };
    return this.states.get(remote) ?? none;
  }

  setIdle(): void {}

  mustLeave(): boolean {
    return false;
  }

  /** There is only one version of everything; only the language may change. */
  updateRegistry({ language }: SiteRegistry): void {
    this.language = language;
  }

  reportRenderFailure(remote: string, cause: unknown): void {
    this.fail(remote, 'render', cause);
  }

  reportCover(remote: string, cause: string): void {
    this.fail(remote, 'cover', cause);
  }

  private fail(remote: string, phase: RemoteFailure['phase'], cause: unknown): RemoteFailure {
    const failure: RemoteFailure = { remote, version: 'single', phase, cause: causeOf(cause) };
    this.stateOf(remote).failures.push(failure);
    this.onFailure(failure);
    return failure;
  }
}
