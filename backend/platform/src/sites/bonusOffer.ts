import { category } from '@marquee/contract/calls/site.schemas';
import { products } from '@marquee/contract/products';
import * as v from 'valibot';
import { between, minor } from './siteParts';
import { about, code, line, list, localHtml, localText, name } from './siteTexts';
import { instant, moment } from './siteTimes';

const percent = (most: number) => between(0, most);
const clockTime = v.pipe(line(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 18:00'));

/** What a stake counts towards wagering. The first row that fits decides; where none fits, a stake does not count. */
const contribution = v.strictObject({
  category: about('Games of this category; `sportsbook` for sports bets.', v.optional(category)),
  provider: about('Games of this provider.', v.optional(code)),
  game: about('This game, by the code of its provider.', v.optional(code)),
  sport: about('Bets on this sport.', v.optional(code)),
  least_odds: about(
    'The least odds of every selection of a bet, in thousandths: 1500 for 1.50.',
    v.optional(between(1001, 1_000_000)),
  ),
  percent: about('How much of the stake counts; 0: it does not, and bonus money is not staked there.', percent(100)),
});

/** What makes an offer due. */
const trigger = v.variant('on', [
  v.strictObject({ on: about('A new account.', v.literal('registration')) }),
  v.strictObject({ on: about('A contact that was proved.', v.literal('contact')) }),
  v.strictObject({
    on: about('A deposit for which the player chose the offer.', v.literal('deposit')),
    which: about('Which deposit: the first, the first of each day, or any.', v.picklist(['first', 'daily', 'nth'])),
    nth: about('Which one, with `nth`: 2 for the second.', v.optional(between(2, 100))),
    least: about('The least deposit, minor units.', minor),
  }),
  v.strictObject({ on: about('The player takes it, with the promo code where there is one.', v.literal('claim')) }),
  v.strictObject({ on: about('Staff give it.', v.literal('staff')) }),
  v.strictObject({
    on: about('A period has ended: for cash-back.', v.literal('period')),
    period: about(
      'The period, in the time zone of the site; weeks begin on Monday.',
      v.picklist(['day', 'week', 'month']),
    ),
  }),
]);

/** An offer of bonus money (docs/bonuses.md). Amounts are minor units of the site's currency. */
export const bonusOffer = v.strictObject({
  code: about(
    'Its code, once in the site, also of ended offers.',
    v.pipe(line(40), v.regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, '2–40 capital letters, digits, dashes or underscores')),
  ),
  kind: about(
    'A part of the deposit, a fixed amount, a free bet whose stake does not come back, or a part of a period’s loss.',
    v.picklist(['match', 'fixed', 'free_bet', 'cash_back']),
  ),
  title: about('Its title.', localText(120)),
  terms: about('Its significant terms, shown beside the button.', localText(500)),
  full_terms: about('Its full terms, HTML; what is not allowed is taken out.', localHtml),
  products: about(
    'The products that it is about: what is to be played and what it is staked on.',
    v.pipe(list(v.picklist(products), 3), v.minLength(1, 'a list of at least one product')),
  ),
  jurisdictions: about(
    'The jurisdictions where it may be had; without it, that of the site.',
    v.optional(list(v.pipe(line(20)), 20)),
  ),
  trigger: about('What makes it due.', trigger),
  promo_code: about(
    'Only who types this code may have it. Letters are compared without case.',
    v.optional(v.pipe(line(30), v.regex(/^[A-Za-z0-9]{6,30}$/, '6–30 letters and digits'))),
  ),
  opt_in: about(
    'Whether the player has to take it. Those of deposits and codes are always chosen.',
    v.optional(v.boolean(), true),
  ),
  audience: about(
    'Who may have it; everybody without it.',
    v.optional(
      v.strictObject({
        vip_levels: about('Players of these VIP levels.', v.optional(list(name, 50))),
        registered_from: about('Accounts made from this time on.', v.optional(moment('From when on.'))),
        registered_until: about('Accounts made before this time.', v.optional(moment('Until when.'))),
      }),
      {},
    ),
  ),
  starts_at: about('From when on it may be taken.', moment('From when on.')),
  ends_at: about('Until when it may be taken; null: without an end.', instant),
  weekdays: about(
    'Only on these days of the week in the time zone of the site: 1 is Monday.',
    v.optional(list(between(1, 7), 7)),
  ),
  hours: about(
    'Only between these times of day in the time zone of the site.',
    v.optional(v.strictObject({ from: about('From.', clockTime), until: about('Until.', clockTime) })),
  ),
  budget: about('All that it may promise. Once that is promised, it has ended for good.', v.pipe(minor, v.minValue(1))),
  percent: about('Of the deposit, or of the loss, with `match` and `cash_back`.', v.optional(percent(1000), 0)),
  amount: about('How much is given, with `fixed` and `free_bet`.', v.optional(minor, 0)),
  most: about('The most that is given, with `match` and `cash_back`.', v.optional(minor, 0)),
  least_loss: about('The least loss of the period, with `cash_back`.', v.optional(minor, 0)),
  wagering: about(
    'How often it is to be staked before it becomes cash.',
    v.optional(
      v.strictObject({
        times: about('How often; 0: it is cash at once.', between(0, 100)),
        of: about('What is staked so often.', v.picklist(['bonus', 'bonus_and_deposit'])),
      }),
      { times: 0, of: 'bonus' },
    ),
  ),
  counts: about(
    'What counts towards wagering, and where bonus money is staked.',
    v.optional(list(contribution, 100), []),
  ),
  most_converted: about('The most that becomes cash; null: all of it.', v.optional(v.nullable(minor), null)),
  highest_stake: about(
    'The highest stake with bonus money; null: as high as any. Above it, it is refused.',
    v.optional(v.nullable(minor), null),
  ),
  days: about('How many days it lasts from when it begins.', between(1, 365)),
  claim_days: about(
    'For how many days it may be taken after what makes it due, with `registration` and `contact`.',
    v.optional(between(1, 365), 30),
  ),
  ends_by_withdrawal: about(
    'Whether a withdrawal of cash gives the bonus up. Players are told before.',
    v.optional(v.boolean(), false),
  ),
  once_for: about(
    'Who may have it once beside the person: all of one household (address), or of one bank account.',
    v.optional(list(v.picklist(['household', 'bank_account']), 2), []),
  ),
});

/** A validated offer of bonus money. */
export type BonusOffer = v.InferOutput<typeof bonusOffer>;
