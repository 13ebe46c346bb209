import { repeat } from '@marquee/kernel/work/repeat';
import { publishToSite } from '@marquee/platform/live/publish';
import { inMaintenance } from '@marquee/platform/sites/maintenance';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import type { Services } from './services';

/** How often site files and maintenance windows are looked at, ms. */
const lookEvery = 1000;

type Parts = Pick<Services, 'sites' | 'clock' | 'database'>;

/**
 * Tells open pages of a site when its file changes, or its maintenance begins or ends. Each process says what it has
 * read itself: after the last one, every answer is new. The function looks once; resolves when all is said.
 */
export function siteNews({ sites, clock, database }: Parts): () => Promise<void> {
  const known = new Map<string, { site: SiteFile; isClosed: boolean }>();
  const take = (site: SiteFile) => {
    const isClosed = inMaintenance(site, clock.now());
    const before = known.get(site.domain_name);
    known.set(site.domain_name, { site, isClosed });
    return before !== undefined && (before.site !== site || before.isClosed !== isClosed);
  };
  sites.all().forEach(take);
  return async () => {
    await sites.refresh();
    const changed = sites.all().filter(take);
    for (const { domain_name } of changed) await publishToSite(database, domain_name, 'site');
  };
}

/** Looks for site news every second; returns a function that stops it. */
export function startSiteNews(parts: Parts, report: (error: unknown) => void): () => Promise<void> {
  return repeat(siteNews(parts), { every: lookEvery, report });
}
