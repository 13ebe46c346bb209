import { faultFields, type Log } from '@marquee/kernel/log';
import { startCatalogue } from '@marquee/platform/catalogue/startCatalogue';
import { syncCatalogue } from '@marquee/platform/catalogue/syncCatalogue';
import { startDelivering } from '@marquee/platform/events/startDelivering';
import { startHousekeeping } from '@marquee/platform/operations/housekeeping';
import { startSports } from '@marquee/platform/sports/startSports';
import type { ReadySites } from './readySites';
import type { Services } from './services';

/**
 * Fills an empty database with what the first answer needs: the catalogue and the default site; every other site is made ready
 * when somebody first asks for it. Idempotent, and quick when nothing is missing.
 */
export async function seedDomains(services: Services, readySites: ReadySites): Promise<void> {
  await syncCatalogue(services.database, services.clock, services.adapters.catalogue);
  const site = services.sites.find('localhost') ?? services.sites.all()[0];
  if (site) await readySites.ready(site);
}

/** Makes a site that is in use ready again once its file was changed, before anybody is answered from it. */
export function followSites({ sites }: Services, readySites: ReadySites): void {
  sites.onChange(async (site) => {
    if (readySites.isInUse(site)) await readySites.ready(site);
  });
}

/** Starts what works without being asked (payments that ripen, events that wait, the odds feed); returns a function that stops all of it. */
export async function startDomains(services: Services, log: Log): Promise<() => Promise<void>> {
  const { database, clock, ledger, events, adapters, payments, identity, catalogue, sites } = services;
  const report = (error: unknown) => log('error', 'work failed', faultFields(error));
  const sports = startSports({ database, clock, ledger, feed: adapters.odds, report });
  await payments.start();
  const stops = [
    await identity.start(),
    startCatalogue(catalogue, sites),
    startDelivering(events, database, report),
    startHousekeeping({ database, clock }, report),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    payments.stop();
    await sports.stop();
  };
}
