import type { Language } from '@marquee/contract/languages';
import type { RemoteNavigation, RemoteRoute, RemoteSlot } from './defineRemote';

/** A file that the browser fetches: absolute path and integrity. */
export interface SiteFile {
  url: string;
  integrity: string;
}

/** A version of a remote that this visitor may run. */
export interface SiteVersion {
  version: string;
  /** Why the visitor gets it. */
  why: 'live' | 'canary' | 'last good';
  container: string;
  hostApi: string;
  entry: SiteFile;
  /** The visitor's language only. */
  locale: SiteFile;
  /**
   * Files by module. A page is served without them: they are asked for when something of the remote is first fetched
   * ahead.
   */
  modules?: Record<string, { js: SiteFile[]; css: SiteFile[] }>;
}

/** A remote as one visitor of one site sees it. */
export interface SiteRemote {
  name: string;
  routes: RemoteRoute[];
  navigation: RemoteNavigation[];
  slots: RemoteSlot[];
  /** Texts of titles, navigation and sections in the visitor's language. */
  labels: Record<string, string>;
  /**
   * The one to run first, then the ones to fall back to. None where a page was served without them, or all are
   * withdrawn.
   */
  versions: SiteVersion[];
  /** Versions that nobody is to run any more: a page that runs one leaves it. */
  withdrawn?: string[];
}

/** What the edge writes into the page: everything that the host needs to draw menus, guard routes and load pages. */
export interface SiteRegistry {
  /** Whether this is the sandbox, which has pages of its own. */
  sandbox?: boolean;
  revision: number;
  language: Language;
  remotes: SiteRemote[];
}

/**
 * Up to so many remotes a page names the files of all, and a tap asks for nothing first: some 100 bytes each, which are
 * hashes and nothing compresses.
 */
const fewRemotes = 12;

/**
 * The registry for a page that is being opened: menus and routes of every remote, and the versions of those that it is
 * drawn with. More is asked for by remote ({@link onlyOf}) when a link leads there. Of modules it has no files: their
 * code finds its own.
 */
export function pageRegistry(registry: SiteRegistry, drawn: ReadonlySet<string>): SiteRegistry {
  const isFew = registry.remotes.length <= fewRemotes;
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    versions:
      isFew || drawn.has(remote.name) ? remote.versions.map(({ modules: _modules, ...version }) => version) : [],
  }));
  return { ...registry, remotes };
}

/** The registry with one remote of it. */
export function onlyOf(registry: SiteRegistry, name: string): SiteRegistry {
  return { ...registry, remotes: registry.remotes.filter((remote) => remote.name === name) };
}
