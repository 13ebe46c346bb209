import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';

/** A remote's code for the server, as its version and hash name it. */
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
  /** What the page starts from, as the browser gets it. */
  start: StartData<SiteRegistry>;
  /** Path with locale prefix, and query. */
  address: string;
  /** Code of remotes that may render their parts; the parts of all others are left to the browser. */
  modules: readonly ServerModule[];
}

/** By this name failures of the host itself are known, in the browser as well. */
export const hostName = 'host';

/**
 * A part of a page that is left to the browser, and why. Of the host itself it is a part of the template, and the
 * version is its build.
 */
export interface PartFailure {
  remote: string;
  version: string;
  /** Page or section module; of the host `Header`, `Hero`, …, or `Page` for what is no part. */
  module: string;
  cause: string;
}

/**
 * A page as rendered: the markup inside `#root`. Parts that failed are there as skeletons, which the browser replaces.
 */
export interface RenderedPage {
  html: string;
  /** Rules for what elements style by themselves in the browser. */
  css: string;
  /** Parts of remotes that stand in the markup: `remote ./module`. */
  parts: readonly string[];
  failures: readonly PartFailure[];
}

/** What a renderer process may use; its first argument, as JSON. */
export interface RendererLimits {
  /** Processor time of one page, and of loading one module, ms. */
  processor: number;
  /** How long one page, or the loading of one module, may do nothing at all, ms. */
  silence: number;
  /** Memory of the whole process, bytes. */
  memory: number;
}

/** The exit code of a process that has used up its memory bit by bit, through nobody's fault in particular. */
export const wornOut = 75;

/** What a renderer process is told. Code comes before the first page that names it. */
export type RendererInput =
  | { kind: 'module'; module: ServerModule; code: string }
  | { kind: 'drop'; module: ServerModule }
  | { kind: 'page'; id: number; job: PageJob; milliseconds: number };

/**
 * The descriptor on which a renderer process says whose code runs next, before it does: lines of JSON, a `ServerModule`
 * each, or null when the host's own runs again. Not a message: writing one sets things in motion, which is not to be
 * done between a remote's code and whatever it may do next.
 */
export const runningDescriptor = 4;

/** What a renderer process answers. */
export type RendererOutput =
  | { kind: 'ready' }
  | { kind: 'loaded'; module: ServerModule; error: string | null }
  | { kind: 'page'; id: number; page: RenderedPage | null; error: string | null };

/**
 * What the host's server module gives the process that runs it. `shared` is handed to the remotes' modules by share
 * key; `moduleOf` gives the exports of a remote's module, or undefined; `running` is told whose code runs next; the
 * signal ends waiting, not running. `firstJob` is a page of the host alone, which is rendered before any visitor's.
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
