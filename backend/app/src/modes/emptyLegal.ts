import type { SiteFile } from '@marquee/platform/sites/siteFile';

/** The fields of `legal` that a site leaves empty, as its file names them; `legal` itself where it has none. */
export function emptyLegal({ legal }: Pick<SiteFile, 'legal'>): string[] {
  if (!legal) return ['legal'];
  return Object.entries(legal).flatMap(([name, value]) => (value.trim() ? [] : [`legal.${name}`]));
}
