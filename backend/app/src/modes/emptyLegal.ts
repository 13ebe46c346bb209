import type { SiteFile } from '@marquee/platform/sites/siteFile';

/** The empty fields of `legal` in a site file; `legal` itself if it is missing. */
export function emptyLegal({ legal }: Pick<SiteFile, 'legal'>): string[] {
  if (!legal) return ['legal'];
  return Object.entries(legal).flatMap(([name, value]) => (value.trim() ? [] : [`legal.${name}`]));
}
