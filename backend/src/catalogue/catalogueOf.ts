import type { Services } from '../server/services';
import { Catalogue } from './catalogue';
import { offerOf } from './offer';

const made = new WeakMap<Services, Catalogue>();

/** The one catalogue of a backend process. */
export function catalogueOf(services: Services): Catalogue {
  const known = made.get(services);
  if (known) return known;
  const catalogue = new Catalogue(services.database, services.clock);
  made.set(services, catalogue);
  return catalogue;
}

/** Stocks the shelves and follows changes of the stored catalogue that other processes make; gives the way to stop. */
export function startCatalogue(services: Services): () => Promise<void> {
  const catalogue = catalogueOf(services);
  const listening = catalogue.start();
  // The first visitor of each site finds its shelf stocked.
  for (const site of services.sites.all()) void catalogue.shelf(offerOf(site)).catch(() => undefined);
  return async () => (await listening)();
}
