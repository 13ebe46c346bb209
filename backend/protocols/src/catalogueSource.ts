import type { InferOutput } from 'valibot';
import type { gameEntry, launchesEntry, providerEntry } from './games/messages';

/** A provider as the aggregator lists it. */
export type ProviderEntry = InferOutput<typeof providerEntry>;

/** A game as the aggregator lists it. */
export type GameEntry = InferOutput<typeof gameEntry>;

/** How often a game was launched on the aggregator's whole network on a past day. */
export type LaunchesBefore = InferOutput<typeof launchesEntry>;

export interface CatalogueListing {
  version: string;
  providers: readonly ProviderEntry[];
  games: readonly GameEntry[];
  /** Popularity data for games that the site has not launched yet. */
  launches: readonly LaunchesBefore[];
  /** Entries dropped as invalid, duplicate, or of an unlisted provider. */
  dropped: number;
}

/** The source of the catalogue: the aggregator of all providers' games. Both methods throw PartnerFault. */
export interface CatalogueSource {
  /** Changes whenever the providers or games do. */
  version(): Promise<string>;
  read(): Promise<CatalogueListing>;
}
