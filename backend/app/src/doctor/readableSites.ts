import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { examineSites } from '@marquee/platform/sites/siteSet';

/** The valid sites of a folder; another check reports the others. */
export function readableSites(folder: string): SiteFile[] {
  return [...examineSites(folder).values()].flatMap(({ made }) => made?.site ?? []);
}
