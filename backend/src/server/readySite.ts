import { seedDemoPlayer } from '../auth/demoPlayer';
import { storeContent } from '../content/store';
import type { Database } from '../database/database';
import type { SiteFile } from '../sites/siteFile';
import type { Services } from './services';

/** Which file of each site is in the database, or on its way there. */
const ready = new WeakMap<Database, Map<string, { site: SiteFile; done: Promise<void> }>>();

/** Forgets what is ready: the database was emptied, or has just been opened. */
export function forgetReadySites({ database }: Pick<Services, 'database'>): void {
  ready.set(database, new Map());
}

/** Whether anybody has asked for this site since the start. */
export function isInUse({ database }: Pick<Services, 'database'>, { domain_name }: SiteFile): boolean {
  return ready.get(database)?.has(domain_name) ?? false;
}

/**
 * Sees to it that a site can answer: its content is stored, and a sandbox site has its demo player. It is done when a site is
 * first asked for, and again when its file was changed, so that a start takes no longer with a hundred sites than with one.
 */
export async function readySite(services: Services, site: SiteFile): Promise<void> {
  const sites = ready.get(services.database) ?? new Map();
  ready.set(services.database, sites);
  let known = sites.get(site.domain_name);
  if (known?.site !== site) {
    known = { site, done: make(services, site) };
    sites.set(site.domain_name, known);
    // What failed is tried again by the next who asks.
    known.done.catch(() => sites.delete(site.domain_name));
  }
  await known.done;
}

async function make(services: Services, site: SiteFile): Promise<void> {
  await storeContent(services.database, services.clock, site);
  await seedDemoPlayer(services, site);
}
