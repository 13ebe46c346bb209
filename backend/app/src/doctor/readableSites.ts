import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { examineSite, ReadFiles, SiteFileError } from '@marquee/platform/sites/readSite';
import type { SiteFile } from '@marquee/platform/sites/siteFile';

/** The sites of a folder that can be read; what is wrong with the others is said elsewhere. */
export function readableSites(folder: string): SiteFile[] {
  const read = new ReadFiles();
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  return names.flatMap((name) => {
    try {
      const { made } = examineSite(join(folder, name), folder, read);
      return made ? [made.site] : [];
    } catch (error) {
      if (error instanceof SiteFileError) return [];
      throw error;
    }
  });
}
