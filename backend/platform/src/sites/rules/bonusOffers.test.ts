import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { domainsIn, examineSites, problemsIn } from '../siteSet';

const good = JSON.parse(readFileSync(fileURLToPath(new URL('../testing/casino.test.json', import.meta.url)), 'utf8'));
const now = Date.parse('2026-03-14T12:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-bonus-offers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const local = (text: string) => ({ RUS: text, EN: text });
const words = { title: local('T'), terms: local('S'), full_terms: local('<p>F</p>') };
const common = {
  ...words,
  products: ['casino'],
  starts_at: '2026-01-01T00:00Z',
  ends_at: null,
  budget: 100_000,
  days: 7,
};
const deposit = { on: 'deposit', which: 'first', least: 1000 };
const slots = [{ category: 'slot_game', percent: 100 }];
const bets = [{ category: 'sportsbook', percent: 100 }];
const fixed = { ...common, code: 'FIXED', kind: 'fixed', amount: 500, trigger: { on: 'claim' } };
const match = { ...common, code: 'MATCH', kind: 'match', percent: 100, most: 5000, trigger: deposit, counts: slots };
const wagered = { ...match, wagering: { times: 10, of: 'bonus' } };
const cashBack = {
  ...common,
  code: 'BACK',
  kind: 'cash_back',
  percent: 10,
  most: 5000,
  trigger: { on: 'period', period: 'week' },
};
const freeBet = {
  ...common,
  code: 'BET',
  kind: 'free_bet',
  amount: 500,
  trigger: { on: 'contact' },
  products: ['betting'],
  counts: bets,
};

/** What is said of these offers in a site of the casino and of sports: path and reason, with the line left out. */
function said(bonus_offers: object[], own: object = {}): string[] {
  const providers = [
    { provider_code: 'JILI', provider_name: 'Jili', categories: ['slot_game', 'casino'] },
    { provider_code: 'GONE', provider_name: 'Gone', categories: ['bingo'] },
    { provider_code: 'LINE', provider_name: 'Line', categories: ['sportsbook'] },
  ];
  const file = { ...good, providers, providers_off: ['GONE'], ...own, bonus_offers };
  writeFileSync(join(folder, 'casino.test.json'), JSON.stringify(file, null, 2));
  return problemsIn(examineSites(folder, domainsIn(folder), undefined, now).values())
    .map(({ message }) => message.replace(/^\S+:\d+ /, ''))
    .filter((message) => message.includes('bonus_offers') || message.includes('default_language'));
}

/** An offer, and what is said of it below `bonus_offers.0`. */
const rows: [what: string, offer: object, ...said: string[]][] = [
  ['a fixed bonus', fixed],
  ['a match that is staked', wagered],
  ['cash-back', cashBack],
  ['a free bet', freeBet],
  ['a match without its part', { ...match, percent: 0 }, 'percent: is 0: a match is a part; say how much of it'],
  ['cash-back without a cap', { ...cashBack, most: 0 }, 'most: is 0: say the most that a cash_back gives'],
  [
    'a match with an amount',
    { ...match, amount: 5 },
    'amount: is not for a match, which has percent and most; take it out',
  ],
  ['a fixed bonus without an amount', { ...fixed, amount: 0 }, 'amount: is 0: say what a fixed gives'],
  [
    'a free bet with a part',
    { ...freeBet, percent: 5 },
    'percent: is not for a free_bet, which has an amount; take it out',
  ],
  ['a fixed bonus with a cap', { ...fixed, most: 400 }, 'most: is not for a fixed, which has an amount; take it out'],
  [
    'a match of no deposit',
    { ...match, trigger: { on: 'claim' } },
    'trigger.on: must be deposit: a match is a part of one',
  ],
  [
    'cash-back of no period',
    { ...cashBack, trigger: { on: 'claim' } },
    'trigger.on: must be period: cash_back is a part of its loss',
  ],
  [
    'more back than was lost',
    { ...cashBack, percent: 101 },
    'percent: is above 100: nobody gets back more than was lost',
  ],
  [
    'a fixed bonus for a period',
    { ...fixed, trigger: cashBack.trigger },
    'trigger.on: is for cash_back alone; take another',
  ],
  ['a least loss of a fixed bonus', { ...fixed, least_loss: 1 }, 'least_loss: is for cash_back alone; take it out'],
  [
    'a free bet in the casino',
    { ...freeBet, products: ['casino'], counts: slots },
    'products: lacks betting, where a free bet is staked',
  ],
  [
    'a free bet to be staked again',
    { ...freeBet, wagering: { times: 1, of: 'bonus' } },
    'wagering.times: is not for a free_bet, which pays cash; take it out',
  ],
  [
    'a free bet for nowhere',
    { ...freeBet, counts: [] },
    'counts: has no row above 0: the free bet could not be staked',
  ],
  [
    'a number of a first deposit',
    { ...match, trigger: { ...deposit, nth: 2 } },
    'trigger.nth: is for which: nth alone; take it out, or write nth for first',
  ],
  ['a second deposit', { ...match, trigger: { ...deposit, which: 'nth', nth: 2 } }],
  [
    'a deposit that nobody can make',
    { ...match, trigger: { ...deposit, least: 500_001 } },
    'trigger.least: is above limits.deposit, 500000: nobody could have it',
  ],
  [
    'a code that nobody types',
    { ...fixed, trigger: { on: 'staff' }, promo_code: 'spring26' },
    'promo_code: is never typed where the trigger is staff; take it out',
  ],
  [
    'a match that is not chosen',
    { ...match, opt_in: false },
    'opt_in: is false: what a deposit, a claim or a code brings is always chosen; take it out',
  ],
  ['a bonus that needs no choice', { ...fixed, trigger: { on: 'registration' }, opt_in: false }],
  [
    'the deposit of no deposit',
    { ...fixed, wagering: { times: 2, of: 'bonus_and_deposit' }, counts: slots },
    'wagering.of: counts a deposit, and the trigger is none; write bonus',
  ],
  ['a budget below one claim', { ...match, budget: 4999 }, 'budget: does not suffice for one claim of 5000'],
  [
    'a cap below the bonus',
    { ...match, most_converted: 4999 },
    'most_converted: is below the bonus, 5000: part of it could never become cash',
  ],
  ['a cap at the bonus', { ...match, most_converted: 5000 }],
  [
    'a highest stake of nothing',
    { ...match, highest_stake: 0 },
    'highest_stake: is 0: nothing could be staked; null for no highest stake',
  ],
  [
    'staking that nothing counts to',
    { ...wagered, counts: [{ category: 'slot_game', percent: 0 }] },
    'counts: has no row above 0: nothing would count towards staking it 10 times',
  ],
  [
    'an end before the beginning',
    { ...fixed, ends_at: '2026-01-01T00:00Z' },
    'ends_at: is not after starts_at: nobody could ever have it',
  ],
  [
    'hours of no length',
    { ...fixed, hours: { from: '09:00', until: '09:00' } },
    'hours: end when they begin; take them out for the whole day',
  ],
  ['hours over midnight', { ...fixed, hours: { from: '22:00', until: '02:00' }, weekdays: [1] }],
  [
    'no weekday',
    { ...fixed, weekdays: [] },
    'weekdays: is empty: nobody could ever have it; take it out for every day',
  ],
  [
    'weekdays of cash-back',
    { ...cashBack, weekdays: [1] },
    'weekdays: is not asked where the trigger is period; take it out',
  ],
  [
    'a time that is none',
    { ...fixed, hours: { from: '25:00', until: '09:00' } },
    'hours.from: must be a time of day such as 18:00, is "25:00"',
  ],
  [
    'an audience of nobody',
    { ...fixed, audience: { registered_from: '2026-02-01T00:00Z', registered_until: '2026-02-01T00:00Z' } },
    'audience.registered_until: is not after registered_from: it is for nobody',
  ],
  [
    'no VIP level',
    { ...fixed, audience: { vip_levels: [] } },
    'audience.vip_levels: is empty: it is for nobody; take it out for everybody',
  ],
  [
    'a VIP level that there is not',
    { ...fixed, audience: { vip_levels: ['Silver', 'Bronz'] } },
    'audience.vip_levels.1: Bronz is no VIP level of the site; did you mean Bronze?',
  ],
  [
    'a provider that there is not',
    { ...match, counts: [{ provider: 'JILY', percent: 0 }] },
    'counts.0.provider: JILY is not a provider of the site; did you mean JILI?',
  ],
  [
    'a provider that is off',
    { ...match, counts: [{ provider: 'GONE', percent: 0 }] },
    'counts.0.provider: GONE is not a provider of the site; did you mean LINE?',
  ],
  [
    'a game of nobody',
    { ...match, counts: [{ game: 'one', category: 'slot_game', percent: 5 }] },
    'counts.0.game: needs its provider beside it',
  ],
  [
    'odds of slots',
    { ...match, counts: [{ ...slots[0], least_odds: 1500 }] },
    'counts.0.least_odds: is of bets alone; take it out, or write sportsbook as the category',
  ],
  [
    'a sport of slots',
    { ...match, counts: [{ ...slots[0], sport: 'football' }] },
    'counts.0.sport: is of bets alone; take it out, or write sportsbook as the category',
  ],
  [
    'hot games',
    { ...match, counts: [{ category: 'hot', percent: 0 }] },
    'counts.0.category: hot is a choice of other categories; name those',
  ],
  [
    'bets of a bonus of the casino',
    { ...match, counts: bets },
    'counts.0: counts betting, which products lacks; add it there, or narrow the row',
  ],
  [
    'any stake of a bonus of the casino',
    { ...match, counts: [{ percent: 50 }] },
    'counts.0: counts betting, which products lacks; add it there, or narrow the row',
  ],
  ['a provider of the casino', { ...match, counts: [{ provider: 'JILI', percent: 50 }] }],
  ['any stake of a bonus of both', { ...match, products: ['casino', 'betting'], counts: [{ percent: 50 }] }],
  [
    'a category that the site has not',
    { ...match, counts: [...slots, { category: 'poker', percent: 10 }] },
    'warning: counts.1.category: the site offers no poker',
  ],
  [
    'a product that the site has not',
    { ...fixed, products: ['bingo'] },
    'products.0: the site offers no bingo; take it out',
  ],
  ['a product twice', { ...fixed, products: ['casino', 'casino'] }, 'products.1: casino is there twice; take one out'],
  [
    'a jurisdiction that there is not',
    { ...fixed, jurisdictions: ['mt', 'mlt'] },
    'jurisdictions.1: must be one of none, uk, mt, ph, is "mlt"; did you mean mt?',
  ],
  [
    'another jurisdiction',
    { ...fixed, jurisdictions: ['uk'] },
    'warning: jurisdictions: lacks mt, the site’s: nobody may have it here',
  ],
  [
    'terms in English alone',
    { ...fixed, terms: { EN: 'S' } },
    'terms: has no text in RUS, the default language; add it',
    'warning: terms: lacks RUS, the default language: it is read in English; add it',
  ],
  [
    'a figure that it has not',
    { ...fixed, terms: local('{{offer_most}}') },
    'terms.EN: {{offer_most}}: the offer has none; take it out of the text, or set it',
    'terms.RUS: {{offer_most}}: the offer has none; take it out of the text, or set it',
  ],
  [
    'a figure that there is not',
    { ...fixed, title: { RUS: 'T', EN: '{{offer_amont}}' } },
    'warning: title.EN: {{offer_amont}} stands for nothing; did you mean offer_amount?',
  ],
  ['its own figures, and the site’s', { ...fixed, terms: local('{{site_name}}: {{offer_amount}}') }],
  ['an old number', { ...fixed, budget: 4.5 }, 'budget: must be a whole number, 0 or more, is 4.5'],
];

const wageredOn = (...counts: object[]) => ({ ...wagered, products: ['casino', 'betting'], counts });
const tooMuch = (percent: number, where: string) =>
  `percent: is ${percent} and may be 10 for ${where}: one round there can be staked on all outcomes; lower it, or name ` +
  'slot_game, fishing, bingo or sportsbook as the category';

/** What counts of a stake towards wagering, and what is said of it below `bonus_offers.0.counts.0`. */
const contributions: [what: string, offer: object, ...said: string[]][] = [
  ['slots in full', wagered],
  ['bets in full', wageredOn({ category: 'sportsbook', percent: 100, least_odds: 1500 })],
  ['odds alone, which are of bets', wageredOn({ percent: 100, least_odds: 1500 })],
  ['a tenth of tables', wageredOn({ category: 'casino', percent: 10 })],
  ['more of tables', wageredOn({ category: 'casino', percent: 11 }), tooMuch(11, 'casino')],
  ['a table by its name', wageredOn({ provider: 'JILI', game: 'roulette', percent: 100 }), tooMuch(100, 'casino')],
  ['a slot by its name', wageredOn({ category: 'slot_game', provider: 'JILI', game: 'reef', percent: 100 })],
  ['a provider of tables', wageredOn({ provider: 'JILI', percent: 100 }), tooMuch(100, 'casino')],
  ['a provider of bets alone', wageredOn({ provider: 'LINE', percent: 100 })],
  ['every stake', wageredOn({ percent: 50 }), tooMuch(50, 'casino')],
  ['tables where nothing is to be staked', { ...match, counts: [{ category: 'casino', percent: 100 }] }],
];

describe('an offer of bonus money', () => {
  test.each(contributions)('counts %s, or is refused with what to do [D13.17]', (_, offer, ...expected) =>
    expect(said([offer]).map((message) => message.replace('bonus_offers.0.counts.0.', ''))).toEqual(expected),
  );

  test.each(rows)('with %s is taken, refused or warned of, by path and reason', (_, offer, ...expected) =>
    expect(said([offer]).map((message) => message.replace('bonus_offers.0.', ''))).toEqual(expected),
  );

  test('has its code once, and its promo code, in any case', () => {
    const all = [fixed, { ...fixed, promo_code: 'spring26' }, { ...fixed, code: 'BB', promo_code: 'SPRING26' }];
    expect(said(all)).toEqual([
      'bonus_offers.1.code: FIXED is there twice; take one out',
      'bonus_offers.2.promo_code: SPRING26 is there twice; case does not matter',
    ]);
  });

  test('is refused with the line of its field', () => {
    const file = { ...good, bonus_offers: [{ ...fixed, budget: 1 }] };
    const text = JSON.stringify(file, null, 2);
    writeFileSync(join(folder, 'casino.test.json'), text);
    const line = text.split('\n').findIndex((one) => one.includes('"budget": 1')) + 1;
    const [problem] = problemsIn(examineSites(folder, domainsIn(folder), undefined, now).values());
    expect(problem?.message).toBe(
      `casino.test.json:${line} bonus_offers.0.budget: does not suffice for one claim of 500`,
    );
  });
});

describe('in a jurisdiction', () => {
  const both = { ...fixed, products: ['casino', 'betting'] };
  const levels = [
    { name: 'Bronze', deposit: 0, turnover: 0 },
    { name: 'Silver', deposit: 0, turnover: 9, gift: 1 },
  ];
  const ofSilver = { ...fixed, audience: { vip_levels: ['Silver'] } };

  /** The jurisdictions, the offer, and path and rule of each refusal. */
  const each: [what: string, codes: string, offer: object, ...refused: string[]][] = [
    [
      'a bonus to be staked 11 times',
      'uk',
      { ...wagered, wagering: { times: 11, of: 'bonus' } },
      'wagering.times wagering',
    ],
    ['a bonus to be staked 10 times', 'uk', wagered],
    ['a bonus to be staked 60 times', 'none mt ph', { ...wagered, wagering: { times: 60, of: 'bonus' } }],
    [
      'bonus and deposit',
      'uk',
      { ...wagered, wagering: { times: 1, of: 'bonus_and_deposit' } },
      'wagering.of wagering',
    ],
    ['bonus and deposit', 'none mt ph', { ...wagered, wagering: { times: 1, of: 'bonus_and_deposit' } }],
    ['two products', 'uk', both, 'products mixedProducts'],
    ['two products', 'none mt ph', both],
    ['stakes of another product', 'uk', { ...match, counts: bets }, 'counts.0 mixedProducts'],
    ['stakes of every product', 'uk', { ...match, counts: [{ percent: 10 }] }, 'counts.0 mixedProducts'],
    [
      'another product that counts nothing',
      'uk',
      { ...match, counts: [...slots, { category: 'sportsbook', percent: 0 }] },
    ],
    ['a level that stakes of both products reach', 'uk', ofSilver, 'audience.vip_levels mixedProducts'],
    ['a level that everybody has', 'uk', { ...fixed, audience: { vip_levels: ['Bronze'] } }],
    ['a level that stakes of both products reach', 'none mt ph', ofSilver],
    ['no significant terms', 'uk', { ...fixed, terms: { RUS: ' ', EN: 'S' } }, 'terms significantTerms'],
    ['a free bet and cash-back of bets', 'uk', freeBet],
  ];

  test.each(
    each.flatMap(([what, codes, offer, ...refused]) =>
      codes.split(' ').map((code) => ({ what, code, offer, refused })),
    ),
  )('$code: $what [D13.03, D13.04, D13.05]', ({ code, offer, refused }) => {
    const found = said([offer], { jurisdiction: code, gamify_status: false, vip_levels: levels, missions: [] });
    const ruled = found.filter((message) => /\((?:mixedProducts|wagering|significantTerms), uk: LCCP /.test(message));
    expect(ruled.map((message) => message.replace(/^bonus_offers\.0\.([^:]+): .*\((\w+), .*$/, '$1 $2'))).toEqual(
      refused,
    );
  });

  test('it is refused with what to do, and the rule with its source [D13.06]', () => {
    const [message] = said([{ ...wagered, wagering: { times: 35, of: 'bonus' } }], { jurisdiction: 'uk' });
    expect(message).toBe(
      'bonus_offers.0.wagering.times: asks to stake it 35 times, at most 10 (wagering, uk: LCCP 5.1.1, 3a)',
    );
  });
});
