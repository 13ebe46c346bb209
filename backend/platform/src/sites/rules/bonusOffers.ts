import type { Category } from '@marquee/contract/categories';
import { type Product, productsOf } from '@marquee/contract/products';
import { jurisdictionCodes } from '../../jurisdictions/jurisdictions';
import type { BonusOffer } from '../bonusOffer';
import { didYouMean } from '../didYouMean';
import { providerCounts } from '../offers';
import { offerFact, offerFactNames } from '../offerText';
import { error, type Path, type Problem, warning } from '../problem';
import type { SiteFile } from '../siteFile';
import { type Key, type Rule, rule } from './rule';

/** A fault of one offer: the field, as a path below it, and the reason. */
type Fault = [field: Path, reason: string];

/** A rule of each offer by itself. */
const eachOffer = <const K extends Key>(
  about: readonly K[],
  check: (offer: BonusOffer, site: Pick<SiteFile, K | 'bonus_offers'>) => (Fault | false | undefined)[],
  level: (path: Path, reason: string) => Problem = error,
): Rule =>
  rule(['bonus_offers', ...about] as readonly (K | 'bonus_offers')[], (site) =>
    site.bonus_offers.flatMap((offer, index) =>
      check(offer, site)
        .filter((fault): fault is Fault => Array.isArray(fault))
        .map(([field, reason]) => level(['bonus_offers', index, ...field], reason)),
    ),
  );

/** What each kind needs and may not have. */
const kinds = eachOffer([], ({ kind, percent, amount, most, least_loss, trigger, products, wagering, counts }) => {
  const isPart = kind === 'match' || kind === 'cash_back';
  return [
    isPart && percent === 0 && [['percent'], `is 0: a ${kind} is a part; say how much of it`],
    isPart && most === 0 && [['most'], `is 0: say the most that a ${kind} gives`],
    isPart && amount > 0 && [['amount'], `is not for a ${kind}, which has percent and most; take it out`],
    !isPart && amount === 0 && [['amount'], `is 0: say what a ${kind} gives`],
    !isPart && percent > 0 && [['percent'], `is not for a ${kind}, which has an amount; take it out`],
    !isPart && most > 0 && [['most'], `is not for a ${kind}, which has an amount; take it out`],
    kind === 'match' && trigger.on !== 'deposit' && [['trigger', 'on'], 'must be deposit: a match is a part of one'],
    kind === 'cash_back' &&
      trigger.on !== 'period' && [['trigger', 'on'], 'must be period: cash_back is a part of its loss'],
    kind === 'cash_back' && percent > 100 && [['percent'], 'is above 100: nobody gets back more than was lost'],
    kind !== 'cash_back' && trigger.on === 'period' && [['trigger', 'on'], 'is for cash_back alone; take another'],
    kind !== 'cash_back' && least_loss > 0 && [['least_loss'], 'is for cash_back alone; take it out'],
    kind === 'free_bet' && !products.includes('betting') && [['products'], 'lacks betting, where a free bet is staked'],
    kind === 'free_bet' &&
      wagering.times > 0 && [['wagering', 'times'], 'is not for a free_bet, which pays cash; take it out'],
    kind === 'free_bet' &&
      !counts.some(({ percent: counted }) => counted > 0) && [
        ['counts'],
        'has no row above 0: the free bet could not be staked',
      ],
  ];
});

/** What makes an offer due. */
const triggers = eachOffer(['limits'], ({ trigger, promo_code, opt_in, wagering }, { limits }) => {
  const isNamed = trigger.on === 'staff' || trigger.on === 'period';
  const isChosen = trigger.on === 'deposit' || trigger.on === 'claim' || promo_code !== undefined;
  return [
    trigger.on === 'deposit' &&
      trigger.which !== 'nth' &&
      trigger.nth !== undefined && [
        ['trigger', 'nth'],
        `is for which: nth alone; take it out, or write nth for ${trigger.which}`,
      ],
    trigger.on === 'deposit' &&
      trigger.least > limits.deposit.maximum && [
        ['trigger', 'least'],
        `is above limits.deposit, ${limits.deposit.maximum}: nobody could have it`,
      ],
    isNamed &&
      promo_code !== undefined && [['promo_code'], `is never typed where the trigger is ${trigger.on}; take it out`],
    isChosen &&
      !opt_in && [['opt_in'], 'is false: what a deposit, a claim or a code brings is always chosen; take it out'],
    trigger.on !== 'deposit' &&
      wagering.of === 'bonus_and_deposit' && [
        ['wagering', 'of'],
        'counts a deposit, and the trigger is none; write bonus',
      ],
  ];
});

/** Amounts and wagering that contradict each other. */
const amounts = eachOffer([], ({ amount, most, most_converted, highest_stake, budget, wagering, counts }) => {
  const given = Math.max(amount, most);
  return [
    budget < given && [['budget'], `does not suffice for one claim of ${given}`],
    most_converted !== null &&
      most_converted < given && [
        ['most_converted'],
        `is below the bonus, ${given}: part of it could never become cash`,
      ],
    highest_stake === 0 && [['highest_stake'], 'is 0: nothing could be staked; null for no highest stake'],
    wagering.times > 0 &&
      !counts.some(({ percent }) => percent > 0) && [
        ['counts'],
        `has no row above 0: nothing would count towards staking it ${wagering.times} times`,
      ],
  ];
});

/** When it may be taken. */
const times = eachOffer([], ({ starts_at, ends_at, hours, weekdays, audience, trigger }) => {
  const { registered_from: from, registered_until: until, vip_levels } = audience;
  return [
    ends_at !== null &&
      Date.parse(ends_at) <= Date.parse(starts_at) && [
        ['ends_at'],
        'is not after starts_at: nobody could ever have it',
      ],
    hours && hours.from === hours.until && [['hours'], 'end when they begin; take them out for the whole day'],
    weekdays?.length === 0 && [['weekdays'], 'is empty: nobody could ever have it; take it out for every day'],
    (hours || weekdays) &&
      (trigger.on === 'period' || trigger.on === 'staff') && [
        [hours ? 'hours' : 'weekdays'],
        `is not asked where the trigger is ${trigger.on}; take it out`,
      ],
    from !== undefined &&
      until !== undefined &&
      Date.parse(until) <= Date.parse(from) && [
        ['audience', 'registered_until'],
        'is not after registered_from: it is for nobody',
      ],
    vip_levels?.length === 0 && [['audience', 'vip_levels'], 'is empty: it is for nobody; take it out for everybody'],
  ];
});

const vipLevels = eachOffer(['vip_levels'], ({ audience }, { vip_levels }) => {
  const names = vip_levels.map(({ name }) => name);
  return (audience.vip_levels ?? []).map((name, index) =>
    names.includes(name)
      ? false
      : [['audience', 'vip_levels', index], `${name} is no VIP level of the site${didYouMean(name, names)}`],
  );
});

type Offering = Pick<SiteFile, 'providers' | 'providers_off' | 'categories_off'>;
const offering = ['providers', 'providers_off', 'categories_off'] as const;
const providersOf = ({ providers, providers_off }: Offering) =>
  providers.filter(({ provider_code }) => !providers_off.includes(provider_code));
const categoriesOf = (site: Offering) =>
  providerCounts({ ...site, providers: providersOf(site) }).map(({ category }) => category);

/** The categories whose stakes a row of `counts` is about. */
function categoriesOfRow(row: BonusOffer['counts'][number], site: Offering): readonly Category[] {
  if (row.category) return [row.category];
  if (row.sport || row.least_odds) return ['sportsbook'];
  const offered = categoriesOf(site);
  const provider = providersOf(site).find(({ provider_code }) => provider_code === row.provider);
  return provider ? provider.categories.filter((category) => offered.includes(category)) : offered;
}

/** The products whose stakes a row of `counts` is about. */
export const productsOfRow = (row: BonusOffer['counts'][number], site: Offering): Product[] =>
  productsOf(categoriesOfRow(row, site));

/** Where nobody can stake on opposite outcomes of one round; bets on one event have a rule of their own. */
const uncovered: readonly Category[] = ['slot_game', 'fishing', 'bingo', 'sportsbook'];

/**
 * The most that counts of a stake elsewhere, in percent. The wallet is told the sum of a round and not what it is on,
 * such as red and black. At 10 % such a round loses more for what counts than a slot does (docs/bonuses.md).
 */
const mostCovered = 10;

/** What counts towards wagering of games whose round can be covered. */
const covered = eachOffer(offering, ({ counts, wagering }, site) =>
  counts.map((row, index): Fault | false => {
    const those = categoriesOfRow(row, site).filter((category) => category !== 'hot' && !uncovered.includes(category));
    return (
      wagering.times > 0 &&
      row.percent > mostCovered &&
      those.length > 0 && [
        ['counts', index, 'percent'],
        `is ${row.percent} and may be ${mostCovered} for ${those.join(', ')}: one round there can be staked on all ` +
          `outcomes; lower it, or name ${uncovered.slice(0, -1).join(', ')} or ${uncovered.at(-1)} as the category`,
      ]
    );
  }),
);

/** What counts: known providers, offered categories, and no product that the offer does not name. */
const counted = eachOffer(offering, (offer, site) => {
  const codes = providersOf(site).map(({ provider_code }) => provider_code);
  return offer.counts.flatMap((row, index): (Fault | false)[] => {
    const at = (field: string): Path => ['counts', index, field];
    const isBets = row.category === undefined || row.category === 'sportsbook';
    const others = productsOfRow(row, site).filter((product) => !offer.products.includes(product));
    return [
      row.category === 'hot' && [at('category'), 'hot is a choice of other categories; name those'],
      row.provider !== undefined &&
        !codes.includes(row.provider) && [
          at('provider'),
          `${row.provider} is not a provider of the site${didYouMean(row.provider, codes)}`,
        ],
      row.game !== undefined && row.provider === undefined && [at('game'), 'needs its provider beside it'],
      row.sport !== undefined &&
        !isBets && [at('sport'), 'is of bets alone; take it out, or write sportsbook as the category'],
      row.least_odds !== undefined &&
        !isBets && [at('least_odds'), 'is of bets alone; take it out, or write sportsbook as the category'],
      row.percent > 0 &&
        others.length > 0 && [
          ['counts', index],
          `counts ${others.join(' and ')}, which products lacks; add it there, or narrow the row`,
        ],
    ];
  });
});

const offeredProducts = eachOffer(offering, ({ products }, site) => {
  const offered = productsOf(categoriesOf(site));
  return products.map((product, index) =>
    products.indexOf(product) < index
      ? [['products', index], `${product} is there twice; take one out`]
      : !offered.includes(product) && [['products', index], `the site offers no ${product}; take it out`],
  );
});

const uncounted = eachOffer(
  offering,
  ({ counts }, site) => {
    const offered: readonly string[] = categoriesOf(site);
    return counts.map(
      ({ category }, index) =>
        category !== undefined &&
        category !== 'hot' &&
        !offered.includes(category) && [['counts', index, 'category'], `the site offers no ${category}`],
    );
  },
  warning,
);

const places = eachOffer([], ({ jurisdictions = [] }) =>
  jurisdictions.map((code, index) =>
    (jurisdictionCodes as readonly string[]).includes(code)
      ? false
      : [
          ['jurisdictions', index],
          `must be one of ${jurisdictionCodes.join(', ')}, is "${code}"${didYouMean(code, jurisdictionCodes)}`,
        ],
  ),
);

const elsewhere = eachOffer(
  ['jurisdiction'],
  ({ jurisdictions }, { jurisdiction }) => [
    jurisdictions !== undefined &&
      !(jurisdictions as readonly string[]).includes(jurisdiction) && [
        ['jurisdictions'],
        `lacks ${jurisdiction}, the site’s: nobody may have it here`,
      ],
  ],
  warning,
);

/** Promo codes are typed without case. */
const codes = rule(['bonus_offers'], ({ bonus_offers }) => {
  const seen = new Set<string>();
  return bonus_offers.flatMap(({ promo_code }, index) => {
    const typed = promo_code?.toLowerCase();
    if (typed === undefined || !seen.has(typed)) {
      if (typed !== undefined) seen.add(typed);
      return [];
    }
    return [error(['bonus_offers', index, 'promo_code'], `${promo_code} is there twice; case does not matter`)];
  });
});

/** The most signs of a text of an offer, as their schema says. */
const mostSigns = { title: 120, terms: 500, full_terms: 200_000 };
/** Most signs that a placeholder becomes which is not of the offer. */
const mostFilled = 60;

/** Terms bind, so nobody reads them in a language of last resort. Their placeholders must stand for something. */
const words = eachOffer(['default_language', 'currency', 'time_zone'], (offer, site) =>
  (['title', 'terms', 'full_terms'] as const).flatMap((field): (Fault | false)[] => {
    const texts = Object.entries(offer[field]);
    const empty = texts.flatMap(([language, text]): Fault[] =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, name = '']) => name)
        .filter((name) => offerFactNames.includes(name) && offerFact(name, offer, site, language) === undefined)
        .map((name) => [[field, language], `{{${name}}}: the offer has none; take it out of the text, or set it`]),
    );
    const long = texts.flatMap(([language, text]): Fault[] => {
      const filled = text.replace(
        /\{\{(\w+)\}\}/g,
        (whole, name: string) => offerFact(name, offer, site, language) ?? whole.padEnd(mostFilled),
      );
      const reason = `has ${filled.length} signs with its placeholders filled in, and may have ${mostSigns[field]}`;
      return filled.length > mostSigns[field] ? [[[field, language], `${reason}; shorten it`]] : [];
    });
    const isLacking = !offer[field][site.default_language]?.trim() && Boolean(offer[field].EN?.trim());
    return [
      isLacking && [[field], `has no text in ${site.default_language}, the default language; add it`],
      ...empty,
      ...long,
    ];
  }),
);

/** Rules of offers of bonus money. */
export const bonusOfferRules: Rule[] = [
  ...[kinds, triggers, amounts, times, vipLevels, counted, covered, offeredProducts],
  ...[uncounted, places, elsewhere, codes, words],
];
