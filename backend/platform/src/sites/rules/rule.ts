import type { Problem } from '../problem';
import type { SiteFile } from '../siteFile';

export type Key = keyof SiteFile;

/** Something that no single field shows. It is looked at when the keys that it is about are right by themselves. */
export interface Rule {
  about: readonly Key[];
  check(site: SiteFile, now: number): Problem[];
}

/** A rule about some keys: it sees no others. */
export function rule<const K extends Key>(
  about: readonly K[],
  check: (site: Pick<SiteFile, K>, now: number) => Problem[],
) {
  return { about, check } satisfies Rule;
}
