/** A copy of a shared module in this page. */
export interface SharedCopy {
  name: string;
  version: string;
  /** The build that brought it, and those that use it. */
  from: string;
  usedIn: string[];
  isLoaded: boolean;
}

/** What Module Federation keeps of a copy; its types are not part of its face. */
interface Kept {
  from?: unknown;
  useIn?: unknown;
  loaded?: unknown;
  lib?: unknown;
}

type Scopes = Record<string, Record<string, Record<string, Kept>>>;

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function copiesIn(scopes: Scopes): SharedCopy[] {
  return Object.values(scopes).flatMap((packages) =>
    Object.entries(packages).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn, loaded, lib }]) => ({
        ...{ name, version, from: String(from ?? ''), usedIn: textsIn(useIn) },
        isLoaded: Boolean(loaded ?? lib),
      })),
    ),
  );
}

/**
 * The shared modules of a page by the share scopes of its federation instances: each copy once, with all that use it.
 * Empty in the single build, which shares nothing.
 */
export function sharedCopies(page: object = globalThis): SharedCopy[] {
  const { __FEDERATION__: federation } = page as { __FEDERATION__?: { __INSTANCES__?: { shareScopeMap?: Scopes }[] } };
  const found = new Map<string, SharedCopy>();
  for (const { shareScopeMap } of federation?.__INSTANCES__ ?? []) {
    for (const copy of copiesIn(shareScopeMap ?? {})) {
      const key = `${copy.name} ${copy.version} ${copy.from}`;
      const known = found.get(key);
      const usedIn = [...new Set([...(known?.usedIn ?? []), ...copy.usedIn])];
      found.set(key, { ...copy, usedIn, isLoaded: copy.isLoaded || (known?.isLoaded ?? false) });
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Modules of which more than one copy is loaded: what should be one thing is two. */
export function doubled(copies: readonly SharedCopy[]): string[] {
  const loaded = copies.filter(({ isLoaded }) => isLoaded).map(({ name }) => name);
  return [...new Set(loaded.filter((name, index) => loaded.indexOf(name) !== index))];
}
