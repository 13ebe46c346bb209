import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { givenVersions } from '../registry/choices';

/** A version of a remote. */
export interface VersionName {
  remote: string;
  version: string;
}

const known = new WeakMap<Registry, readonly (VersionName & { base: string; entry: string })[]>();

/** The versions that visitors may get, with the address of their files. */
function versionsOf(registry: Registry) {
  const found =
    known.get(registry) ??
    Object.entries(registry.remotes).flatMap(([remote, record]) =>
      givenVersions(record).flatMap((version) => {
        const release = record.versions[version];
        if (!release) return [];
        const { entry, description } = release;
        return [{ remote, version, entry, base: entry.slice(0, -description.entry.file.length) }];
      }),
    );
  known.set(registry, found);
  return found;
}

/** Code of the host, which remotes call. */
const ofHost = '/static/';

/**
 * The version whose code ran, by the URLs of a failure, and its URL. Null for other code: of a browser extension, of
 * another origin, of a version that nobody is given. Names in reports are not trusted.
 */
export function ranIn(places: string, origin: string, registry: Registry): (VersionName & { place: string }) | null {
  for (const place of places.split(' ', 12)) {
    const path = place.startsWith(`${origin}/`) ? place.slice(origin.length) : place;
    if (path.startsWith(ofHost)) continue;
    const found = versionsOf(registry).find(({ base }) => path.startsWith(base));
    return found ? { remote: found.remote, version: found.version, place: place.slice(0, 300) } : null;
  }
  return null;
}

/** The version whose entry is at a path; null for other files. */
export function entryAt(path: string, registry: Registry): VersionName | null {
  const found = versionsOf(registry).find(({ entry }) => entry === path);
  return found ? { remote: found.remote, version: found.version } : null;
}

/** A build's file, without a way out of its folder. */
const hostFile = /^\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/** The path of the innermost code that ran, if the host has it; null for other code. */
export function hostFileIn(places: string, origin: string): string | null {
  const [first = ''] = places.split(' ', 1);
  const path = first.startsWith(`${origin}/`) ? first.slice(origin.length) : first;
  return hostFile.test(path) ? path : null;
}
