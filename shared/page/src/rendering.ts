import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';

/** A remote's server code, identified by version and hash. */
export interface ServerModule {
  remote: string;
  version: string;
  /** Its file, in the folder of the version. */
  file: string;
  /** `sha384-…` of its file. */
  integrity: string;
}

/** A page to be rendered. */
export interface PageJob {
  /** The page's start data, as the browser gets it. */
  start: StartData<SiteRegistry>;
  /** Path with locale prefix, and query. */
  address: string;
  /** Code of remotes that may render their parts; all others are left to the browser. */
  modules: readonly ServerModule[];
}

/**
 * A part of a page that is left to the browser, and why. For the host: a part of the template, with its build as the
 * version.
 */
export interface PartFailure {
  remote: string;
  version: string;
  /** Page or section module; for the host `Header`, `Hero`, …, or `Page` for the rest. */
  module: string;
  cause: string;
}

/** A rendered page: the markup inside `#root`. Failed parts are skeletons, which the browser replaces. */
export interface RenderedPage {
  html: string;
  /** Style rules of elements that have inline styles in the browser. */
  css: string;
  /** Parts of remotes in the markup: `remote ./module`. */
  parts: readonly string[];
  failures: readonly PartFailure[];
}

/** Limits of a renderer process; its first argument, as JSON. */
export interface RendererLimits {
  /** CPU time of one page, and of loading one module, ms. */
  processor: number;
  /** How long one page, or the loading of one module, may hang without using the CPU, ms. */
  silence: number;
  /** Memory of the whole process, bytes. */
  memory: number;
}

/** The exit code of a process whose memory was used up gradually, with no single cause. */
export const wornOut = 75;

/** Messages to a renderer process. Code comes before the first page that uses it. */
export type RendererInput =
  | { kind: 'module'; module: ServerModule; code: string }
  | { kind: 'drop'; module: ServerModule }
  | { kind: 'page'; id: number; job: PageJob; milliseconds: number };

/**
 * The file descriptor on which a renderer process writes whose code runs next: lines of JSON, each a `ServerModule`, or
 * null for the host's. Not a message, because sending one is asynchronous, and the code that runs next might block
 * forever.
 */
export const runningDescriptor = 4;

/** Messages from a renderer process. */
export type RendererOutput =
  | { kind: 'ready' }
  | { kind: 'loaded'; module: ServerModule; error: string | null }
  | { kind: 'page'; id: number; page: RenderedPage | null; error: string | null };

/**
 * The host's server module, as used by the renderer process. `shared` is passed to the remotes' modules by share key;
 * `moduleOf` returns the exports of a remote's module, or undefined; `running` is called with whose code runs next; the
 * signal ends waiting, not running code. `firstJob` is a warm-up page of the host alone.
 */
export interface HostServerModule {
  shared: Readonly<Record<string, unknown>>;
  firstJob?: PageJob;
  renderPage(
    job: PageJob,
    dependencies: {
      moduleOf: (module: ServerModule) => Record<string, unknown> | undefined;
      running: (module: ServerModule | null) => void;
      signal: AbortSignal;
    },
  ): Promise<RenderedPage>;
}
