import type { Sites } from '../sites/sites';
import type { Catalogue } from './catalogue';
import { offerOf } from './offer';

/**
 * Preloads the site catalogues and follows changes that other processes make; returns a function that stops it. If the
 * database fails, that is reported, and missing data is loaded on the next request.
 */
export function startCatalogue(
  catalogue: Catalogue,
  sites: Pick<Sites, 'all'>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const listening = catalogue.start().catch(report);
  // So that the first visitor of each site does not wait.
  for (const site of sites.all()) void catalogue.ofSite(offerOf(site)).catch(report);
  return async () => (await listening)?.();
}
