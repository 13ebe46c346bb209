import type { Category } from '@marquee/contract/categories';

/** A provider as the aggregator lists it; `position` orders providers. */
export interface ProviderEntry {
  code: string;
  name: string;
  position: number;
}

/** A game as the aggregator lists it. Return to player in hundredths of a percent, stakes in stake units, `released` as YYYY-MM-DD. */
export interface GameEntry {
  provider_code: string;
  game_code: string;
  name: string;
  category: Category;
  engine: string;
  profile: string;
  features: string[];
  rtp: number;
  volatility: number;
  released: string;
  tint: string;
  stake_low: number;
  stake_high: number;
  /** Seats of a live table; null for games without seats. */
  seats: number | null;
  /** Place among the editors' choice, 1 first; null for the rest. */
  featured: number | null;
}

/** How often a game was launched in the aggregator's whole network on a day before now. */
export interface LaunchesBefore {
  provider_code: string;
  game_code: string;
  /** Days before today. */
  before: number;
  launches: number;
}

/** Where the catalogue comes from: whoever brings the games of all providers. */
export interface CatalogueSource {
  /** Changes whenever the providers or games do. */
  version(): string;
  providers(): readonly ProviderEntry[];
  games(): readonly GameEntry[];
  /** What a new catalogue's popularity begins with. */
  launches(): readonly LaunchesBefore[];
  /** Address of the picture that stands for a provider; empty for none. */
  logoOf(providerCode: string): string;
}
