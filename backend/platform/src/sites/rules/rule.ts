import type { LivePages } from '../livePages';
import type { Problem } from '../problem';
import type { SiteFile } from '../siteFile';

export type Key = keyof SiteFile;

/** A rule over several fields. It runs only if the keys it needs are valid by themselves. */
export interface Rule {
  about: readonly Key[];
  check(site: SiteFile, now: number, live?: LivePages): Problem[];
}

/** Makes a rule; it can only read the keys that it names. */
export function rule<const K extends Key>(
  about: readonly K[],
  check: (site: Pick<SiteFile, K>, now: number, live?: LivePages) => Problem[],
) {
  return { about, check } satisfies Rule;
}
