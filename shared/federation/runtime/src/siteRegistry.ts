import type { Language } from '@marquee/contract/languages';
import type { RemoteNavigation, RemoteRoute, RemoteSlot } from './defineRemote';

/** A file to load: absolute path and integrity. */
export interface SiteFile {
  url: string;
  integrity: string;
}

/** A version of a remote for this visitor. */
export interface SiteVersion {
  version: string;
  /** Why it was selected; `override`: a developer's grant (ADR 92). */
  why: 'live' | 'canary' | 'last good' | 'override';
  container: string;
  hostApi: string;
  /** The calls that it may make. */
  calls: readonly string[];
  entry: SiteFile;
  /** The bundle in the visitor's language. */
  locale: SiteFile;
  /** Files by module. Only in the registry of one remote: requested with the first preload of the remote. */
  modules?: Record<string, { js: SiteFile[]; css: SiteFile[] }>;
}

/** A remote for one visitor of one site. */
export interface SiteRemote {
  name: string;
  routes: RemoteRoute[];
  navigation: RemoteNavigation[];
  slots: RemoteSlot[];
  /** Texts of titles, navigation and sections in the visitor's language. */
  labels: Record<string, string>;
  /** The preferred version, then fallbacks. Empty if the page was served without them, or all are withdrawn. */
  versions: SiteVersion[];
  /** Withdrawn versions: a page that runs one must reload. */
  withdrawn?: string[];
  /** Whether a person switched it off. Then it has no versions. */
  off?: true;
}

/** The registry that the edge includes in the page: everything that the host needs for menus, routes and loading. */
export interface SiteRegistry {
  /** Whether this is the sandbox, which has additional pages. */
  sandbox?: boolean;
  revision: number;
  language: Language;
  remotes: SiteRemote[];
}

/**
 * With at most this many remotes, a page lists the files of all, so that navigation needs no request: some 100 bytes
 * each, hashes that do not compress.
 */
const fewRemotes = 12;

/** A version without the files of its modules, whose hashes do not compress; its code locates its own. */
const withoutFiles = ({ modules: _modules, ...version }: SiteVersion): SiteVersion => version;

/**
 * The registry for a new page: menus and routes of every remote, and versions of those rendered. The rest is requested
 * by remote ({@link onlyOf}) when needed.
 */
export function pageRegistry(registry: SiteRegistry, drawn: ReadonlySet<string>): SiteRegistry {
  const isFew = registry.remotes.length <= fewRemotes;
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    versions: isFew || drawn.has(remote.name) ? remote.versions.map(withoutFiles) : [],
  }));
  return { ...registry, remotes };
}

/** The registry of all remotes for an open page: each tab loads it after each release. */
export function openPageRegistry(registry: SiteRegistry): SiteRegistry {
  const remotes = registry.remotes.map((remote) => ({ ...remote, versions: remote.versions.map(withoutFiles) }));
  return { ...registry, remotes };
}

/** What an open page lacks of a newer registry: remotes that are new or changed since its revision, and those gone. */
export interface RegistryNews extends SiteRegistry {
  since: number;
  gone: string[];
}

/** The difference between two registries for an open page. */
export function newsSince(before: SiteRegistry, registry: SiteRegistry): RegistryNews {
  const known = new Map(before.remotes.map((remote) => [remote.name, JSON.stringify(remote)]));
  const names = new Set(registry.remotes.map(({ name }) => name));
  const remotes = registry.remotes.filter((remote) => known.get(remote.name) !== JSON.stringify(remote));
  return { ...registry, remotes, since: before.revision, gone: [...known.keys()].filter((name) => !names.has(name)) };
}

/** A page's registry after an answer, which is whole, or what the page lacks. */
export function withNews(known: SiteRegistry, { since, gone = [], ...answer }: SiteRegistry & Partial<RegistryNews>) {
  if (since === undefined) return answer;
  const other = [...gone, ...answer.remotes.map(({ name }) => name)];
  const remotes = [...known.remotes.filter(({ name }) => !other.includes(name)), ...answer.remotes];
  return { ...answer, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** The registry with only one remote. */
export function onlyOf(registry: SiteRegistry, name: string): SiteRegistry {
  return { ...registry, remotes: registry.remotes.filter((remote) => remote.name === name) };
}
