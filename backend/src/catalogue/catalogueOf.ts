import type { Services } from '../server/services';
import { Catalogue } from './catalogue';

const made = new WeakMap<Services, Catalogue>();

/** The one catalogue of a backend process. */
export function catalogueOf(services: Services): Catalogue {
  const known = made.get(services);
  if (known) return known;
  const catalogue = new Catalogue(services.database, services.clock);
  made.set(services, catalogue);
  return catalogue;
}

/** Follows changes of the stored catalogue that other processes make; gives the way to stop. */
export function startCatalogue(services: Services): () => Promise<void> {
  const listening = catalogueOf(services).start();
  return async () => (await listening)();
}
