import type { Category } from '@marquee/contract/categories';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';

/**
 * Which games a site offers: those of its providers, in the categories that each provider covers there (specification
 * R4).
 */
export interface Offer {
  domain: string;
  currency: string;
  /** The most that anybody may stake in a round of a slot here, minor units; null if there is no such rule. */
  highestSlotStake: number | null;
  /** Provider code → categories. */
  providers: ReadonlyMap<string, ReadonlySet<Category>>;
}

const made = new WeakMap<SiteFile, Offer>();

/** The offer of a site. A reloaded site file is a new object, so an outdated offer is never reused. */
export function offerOf(site: SiteFile): Offer {
  const known = made.get(site);
  if (known) return known;
  const off = new Set<Category>(site.categories_off);
  const providers = new Map(
    site.providers.map(({ provider_code, categories }) => [
      provider_code,
      new Set<Category>(categories.filter((category) => !off.has(category))),
    ]),
  );
  const { slotStakes }: Jurisdiction = jurisdictions[site.jurisdiction];
  const highestSlotStake = slotStakes?.byAge.at(-1)?.amount ?? null;
  const offer = { domain: site.domain_name, currency: site.currency, highestSlotStake, providers };
  made.set(site, offer);
  return offer;
}

/** Whether the offer has games of this provider in this category. */
export function offers(offer: Offer, game: { provider_code: string; category: Category }): boolean {
  return offer.providers.get(game.provider_code)?.has(game.category) ?? false;
}

/** Whether any provider of the offer has games in this category. */
export function offersCategory({ providers }: Offer, category: Category): boolean {
  return [...providers.values()].some((categories) => categories.has(category));
}
