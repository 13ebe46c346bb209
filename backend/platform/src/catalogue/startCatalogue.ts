import type { Sites } from '../sites/sites';
import type { Catalogue } from './catalogue';
import { offerOf } from './offer';

/**
 * Fills the site catalogues and follows changes of the stored catalogue that other processes make; returns a function
 * that stops it. Where the database fails, that is reported, and what was missed is read when it is next asked for.
 */
export function startCatalogue(
  catalogue: Catalogue,
  sites: Pick<Sites, 'all'>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const listening = catalogue.start().catch(report);
  // The first visitor of each site finds its catalogue in memory.
  for (const site of sites.all()) void catalogue.ofSite(offerOf(site)).catch(report);
  return async () => (await listening)?.();
}
