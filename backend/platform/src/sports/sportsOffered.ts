import type { Category } from '@marquee/contract/categories';
import { Refusal } from '@marquee/kernel/refusal';
import type { Sport } from '@marquee/protocols/odds/feed';
import { offerOf, offersCategory } from '../catalogue/offer';
import type { SiteFile } from '../sites/siteFile';

/** The odds feed's categories: matches are `sportsbook`, races `horse_racing`. */
export type SportsCategory = Extract<Category, 'sportsbook' | 'horse_racing'>;

/** Whether a site offers matches, or races; no answer contains what it does not offer. */
export function offersSports(site: SiteFile, category: SportsCategory): boolean {
  return offersCategory(offerOf(site), category);
}

/** Throws Refusal `notOffered` for a bet on a sport that the site does not offer. */
export function assertOffered(site: SiteFile, legs: readonly { sport: Sport }[]): void {
  const isOffered = ({ sport }: { sport: Sport }) =>
    offersSports(site, sport === 'horse_racing' ? 'horse_racing' : 'sportsbook');
  if (!legs.every(isOffered)) throw new Refusal('notOffered');
}
