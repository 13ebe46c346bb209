import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { examineSites } from '@marquee/platform/sites/siteSet';

/** The sites of a folder that can be read; what is wrong with the others is said elsewhere. */
export function readableSites(folder: string): SiteFile[] {
  return [...examineSites(folder).values()].flatMap(({ made }) => made?.site ?? []);
}
