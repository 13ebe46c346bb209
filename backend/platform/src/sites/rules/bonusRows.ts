import type { Product } from '@marquee/contract/products';
import type { Path } from '../problem';
import { productsOfRow } from './bonusOffers';
import { countedBy, offerRule } from './offers';

const at = (index: number, ...path: Path): Path => ['bonus_offers', index, ...path];

/** The field says how often a bonus is staked. Of bonus and deposit it may be any number of bonuses, so it is none. */
const wagering = offerRule('wagering', ['bonus_offers'], ({ bonus_offers }, { most }) =>
  bonus_offers.flatMap(({ wagering: { times, of } }, index) => [
    ...(times > most
      ? [{ path: at(index, 'wagering', 'times'), reason: `asks to stake it ${times} times, at most ${most}` }]
      : []),
    ...(times > 0 && of === 'bonus_and_deposit'
      ? [
          {
            path: at(index, 'wagering', 'of'),
            reason: `asks to stake the deposit as well, which may be more than ${most} bonuses; write bonus`,
          },
        ]
      : []),
  ]),
);

const isMixedWith = (own: readonly Product[], others: readonly Product[]) => new Set([...own, ...others]).size > 1;

/** What is to be played, what the bonus is staked on, and by which stakes somebody becomes one who may have it. */
const mixedProducts = offerRule(
  'mixedProducts',
  ['bonus_offers', 'providers', 'providers_off', 'categories_off', 'vip_levels'],
  (site) => {
    const reached = countedBy('stakes', site);
    return site.bonus_offers.flatMap(({ products, counts, audience }, index) => {
      const reason = (what: string) => `${what}; offer one product alone`;
      const levels = site.vip_levels.filter(
        ({ name, turnover }) => turnover > 0 && audience.vip_levels?.includes(name),
      );
      return [
        ...(products.length > 1
          ? [{ path: at(index, 'products'), reason: reason(`is about ${products.join(' and ')}`) }]
          : []),
        ...counts.flatMap((row, place) => {
          const counted = row.percent > 0 ? productsOfRow(row, site) : [];
          return isMixedWith(products, counted)
            ? [{ path: at(index, 'counts', place), reason: reason(`counts ${counted.join(' and ')}`) }]
            : [];
        }),
        ...(levels.length > 0 && isMixedWith(products, reached)
          ? [
              {
                path: at(index, 'audience', 'vip_levels'),
                reason: reason(`is for who has staked in ${reached.join(' and ')}`),
              },
            ]
          : []),
      ];
    });
  },
);

const significantTerms = offerRule(
  'significantTerms',
  ['bonus_offers', 'default_language'],
  ({ bonus_offers, default_language }) =>
    bonus_offers.flatMap(({ terms }, index) =>
      terms[default_language]?.trim()
        ? []
        : [
            {
              path: at(index, 'terms'),
              reason: `has no significant terms in ${default_language}; say who may take it, what for, and until when`,
            },
          ],
    ),
);

/** What jurisdictions forbid in offers of bonus money (`offers` of their rows). */
export const bonusRowRules = [wagering, mixedProducts, significantTerms];
