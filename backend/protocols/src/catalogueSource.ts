import type { InferOutput } from 'valibot';
import type { gameEntry, launchesEntry, providerEntry } from './games/messages';

/** A provider as the aggregator lists it. */
export type ProviderEntry = InferOutput<typeof providerEntry>;

/** A game as the aggregator lists it. */
export type GameEntry = InferOutput<typeof gameEntry>;

/** How often a game was launched in the aggregator's whole network on a day before now. */
export type LaunchesBefore = InferOutput<typeof launchesEntry>;

/** A catalogue that was read. */
export interface CatalogueListing {
  version: string;
  providers: readonly ProviderEntry[];
  games: readonly GameEntry[];
  /** The order of games that the site has not launched. */
  launches: readonly LaunchesBefore[];
  /** Entries that were left out because they are not understood, stand twice, or name a provider that is not listed. */
  dropped: number;
}

/** Where the catalogue comes from: whoever brings the games of all providers. Both throw PartnerFault. */
export interface CatalogueSource {
  /** Changes whenever the providers or games do. */
  version(): Promise<string>;
  read(): Promise<CatalogueListing>;
}
