import { type Product, productsOf } from '@marquee/contract/products';
import { jurisdictions } from '../../jurisdictions/jurisdictions';
import type { OfferRules } from '../../jurisdictions/offerRules';
import { onlyOffered, providerCounts } from '../offers';
import { error, type Path, type Problem } from '../problem';
import { hasProgramme } from '../programmes';
import type { SiteFile } from '../siteFile';
import { type Key, type Rule, rule } from './rule';

/** A rule that holds where the site's jurisdiction has it; its name and source stand in what it says. */
export function offerRule<const N extends keyof OfferRules, const K extends Key>(
  name: N,
  about: readonly K[],
  check: (site: Pick<SiteFile, K>, asked: NonNullable<OfferRules[N]>) => { path: Path; reason: string }[],
): Rule {
  return rule([...about, 'jurisdiction'] as readonly (K | 'jurisdiction')[], (site): Problem[] => {
    const { offers }: { offers: OfferRules } = jurisdictions[site.jurisdiction];
    const asked = offers[name];
    if (!asked) return [];
    return check(site, asked).map(({ path, reason }) =>
      error(path, `${reason} (${name}, ${site.jurisdiction}: ${asked.source})`),
    );
  });
}

const depositMission = offerRule('depositMission', ['missions'], ({ missions }) =>
  missions.flatMap(({ measure }, index) =>
    measure === 'deposits'
      ? [{ path: ['missions', index, 'measure'], reason: 'counts deposits; count something else, or take it out' }]
      : [],
  ),
);

const depositLevel = offerRule('depositLevel', ['vip_levels'], ({ vip_levels }) =>
  vip_levels.flatMap(({ deposit }, index) =>
    deposit > 0 ? [{ path: ['vip_levels', index, 'deposit'], reason: 'asks for deposits; set it to 0' }] : [],
  ),
);

type Offering = Pick<SiteFile, 'providers' | 'categories_off'>;
type Measure = SiteFile['missions'][number]['measure'];

/** The products that a measure of missions may count on a site. Tokens are won and staked in the casino. */
export function countedBy(measure: Measure, site: Offering): Product[] {
  const all = productsOf(providerCounts(site).map(({ category }) => category));
  if (measure === 'bets') return ['betting'];
  if (measure === 'rounds' || measure === 'providers') return all.filter((product) => product !== 'betting');
  return measure === 'stakes' ? all : [];
}

const isMixed = (counted: readonly Product[]) => new Set<Product>([...counted, 'casino']).size > 1;

/** Rewards are tokens, so what is counted must be of the casino alone. */
const mixedProducts = offerRule(
  'mixedProducts',
  ['missions', 'vip_levels', 'providers', 'categories_off', 'gamify_status', 'show_referral', 'referral_reward'],
  (site) => {
    if (!hasProgramme(site, 'rewards')) return [];
    const reason = (counted: readonly Product[]) =>
      `counts ${counted.join(' and ')}, and gives tokens of the casino; offer one product alone`;
    const levels = countedBy('stakes', site);
    return [
      ...site.missions.flatMap(({ measure }, index) => {
        const counted = countedBy(measure, site);
        return isMixed(counted) ? [{ path: ['missions', index, 'measure'], reason: reason(counted) }] : [];
      }),
      ...site.vip_levels.flatMap(({ gift, turnover }, index) =>
        gift > 0 && turnover > 0 && isMixed(levels)
          ? [{ path: ['vip_levels', index, 'turnover'], reason: reason(levels) }]
          : [],
      ),
    ];
  },
);

/** Words for staking a bonus, in the languages of site files. */
const staking =
  /wager|rollover|play ?through|turnover|taya|apuesta|apostar|отыгр|вейджер|прокрут|cược|taruhan|pusing ganti|बाजी|दाउ|流水|投注/iu;
const times = /(\d+)\s*(?:x|×|х|times\b|veces|раз|lần|kali|beses|पटक|倍)|(?:x|×|х)\s*(\d+)/giu;

/** The highest number of times that a sentence of a text about staking names; 0 if none does. */
export function wageringIn(text: string): number {
  const about = text
    .replace(/<[^>]*>/g, ' ')
    .split(/[.!?。।\n]/u)
    .filter((sentence) => staking.test(sentence));
  const named = about.flatMap((sentence) =>
    [...sentence.matchAll(times)].map(([, one, other]) => Number(one ?? other)),
  );
  return Math.max(0, ...named);
}

/** Rewards are tokens, which are not staked so often, and offers of bonus money have a field. Other texts are read. */
const wagering = offerRule(
  'wagering',
  ['promotions', 'slides', 'marquee', 'announcements', 'missions'],
  (site, { most }) =>
    (['promotions', 'slides', 'marquee', 'announcements', 'missions'] as const).flatMap((list) =>
      site[list].flatMap((entry, index) =>
        Object.entries(entry).flatMap(([field, texts]) =>
          typeof texts !== 'object' || texts === null
            ? []
            : Object.entries(texts).flatMap(([language, text]) => {
                const named = typeof text === 'string' ? wageringIn(text) : 0;
                return named > most
                  ? [{ path: [list, index, field, language], reason: `asks to stake ${named} times, at most ${most}` }]
                  : [];
              }),
        ),
      ),
    ),
);

const significantTerms = offerRule(
  'significantTerms',
  [
    ...(['promotions', 'default_language', 'providers', 'categories_off'] as const),
    ...(['gamify_status', 'show_referral', 'referral_reward'] as const),
  ],
  (site) => {
    const shown = new Set(onlyOffered(site, site.promotions));
    return site.promotions.flatMap((promotion, index) =>
      shown.has(promotion) && !promotion.terms?.[site.default_language]?.trim()
        ? [
            {
              path: ['promotions', index, 'terms'],
              reason: `has no significant terms in ${site.default_language}; say who may take it, what for, and until when`,
            },
          ]
        : [],
    );
  },
);

/** What jurisdictions forbid in offers (`offers` of their rows). */
export const offerRules: Rule[] = [depositMission, depositLevel, mixedProducts, wagering, significantTerms];
