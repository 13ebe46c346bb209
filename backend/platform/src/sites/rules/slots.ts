import { type Jurisdiction, jurisdictions } from '../../jurisdictions/jurisdictions';
import { providerCounts } from '../offers';
import { error } from '../problem';
import { rule } from './rule';

/** The law names the highest stake of a slot in its own currency, so a site with slots has that currency. */
export const slotRule = rule(
  ['currency', 'jurisdiction', 'providers', 'categories_off'],
  ({ currency, jurisdiction, ...site }) => {
    const { slotStakes }: Jurisdiction = jurisdictions[jurisdiction];
    if (
      !slotStakes ||
      currency === slotStakes.currency ||
      !providerCounts(site).some(({ category }) => category === 'slot_game')
    )
      return [];
    const reason = `${jurisdiction} names the highest stake of slots in ${slotStakes.currency} (${slotStakes.source})`;
    return [error(['currency'], `${reason}; take that currency, or add slot_game to categories_off`)];
  },
);
