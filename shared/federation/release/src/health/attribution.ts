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

/** The path of a place on this origin, without line and column; other places as they are. */
function pathOf(place: string, origin: string): string {
  const [file = ''] = /^.*?(?=(?::\d+){0,2}$)/.exec(place) ?? [];
  return file.startsWith(`${origin}/`) ? file.slice(origin.length) : file;
}

/**
 * The version whose code ran, by the places of a stack of calls, and its place: the first one that is not the host's,
 * which may have thrown because this code called it. Null for other code: of a browser extension, of another origin, of
 * a version that nobody is given, without a file. Names in reports are not trusted.
 */
export function ranIn(places: string, origin: string, registry: Registry): (VersionName & { place: string }) | null {
  for (const place of places.split(' ', 12)) {
    const path = pathOf(place, origin);
    if (path.startsWith(ofHost)) continue;
    const found = versionsOf(registry).find(({ base }) => path.startsWith(base));
    return found ? { remote: found.remote, version: found.version, place: place.slice(0, 300) } : null;
  }
  return null;
}

/** What a failure says of the code that ran. */
export interface Stacks {
  /** The cause, in which React says that it refused what a component did. */
  cause: string;
  /** Places of the stack of calls, and of the stack of components, innermost first. */
  places: string;
  components: string;
}

/** Whether a stack of calls has places, and all are files of the host. */
export const isHostAlone = (places: string, origin: string): boolean =>
  places.split(' ', 12).every((place) => pathOf(place, origin).startsWith(ofHost));

const refusedByReact = /^Minified React error #\d/;

/**
 * Whom a failure blames. Components say where on the page it came up, and not why: what the host, the browser or a
 * translator did inside of a remote's page is not the remote's. So they alone make it `isBeside`, which only compares a
 * canary with the live version. Except where React itself refused what the innermost component did.
 */
export function blamedBy(
  { cause, places, components }: Stacks,
  origin: string,
  registry: Registry,
): (VersionName & { place: string; isBeside: boolean }) | null {
  const called = ranIn(places, origin, registry);
  if (called) return { ...called, isBeside: false };
  if (places && !isHostAlone(places, origin)) return null;
  const drawn = ranIn(components, origin, registry);
  if (!drawn) return null;
  const isInnermost = components.startsWith(drawn.place);
  return { ...drawn, isBeside: !(isInnermost && refusedByReact.test(cause)) };
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
  const path = pathOf(first, origin);
  return hostFile.test(path) ? path : null;
}
