import type { Sites } from '../sites/sites';
import type { Catalogue } from './catalogue';
import { offerOf } from './offer';

/** Stocks the shelves and follows changes of the stored catalogue that other processes make; returns a function that stops it. */
export function startCatalogue(catalogue: Catalogue, sites: Pick<Sites, 'all'>): () => Promise<void> {
  const listening = catalogue.start();
  // The first visitor of each site finds its shelf stocked.
  for (const site of sites.all()) void catalogue.shelf(offerOf(site)).catch(() => undefined);
  return async () => (await listening)();
}
