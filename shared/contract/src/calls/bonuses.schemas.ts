import * as v from 'valibot';
import { bonusMachine } from '../machines';
import { products } from '../products';
import { amount, code, listOf, money, page, requestId, stateIn, text, time } from '../schemas/fields';
import { category, language, localText } from './site.schemas';

/** The code of an offer. */
export const offerCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, 'codeFormat'));
/** A promo code as it is typed. */
export const promoCode = text(30);

const kind = v.picklist(['match', 'fixed', 'free_bet', 'cash_back']);

/** What stakes count towards wagering, and how much of them; the first row that fits decides. */
const contribution = v.object({
  category: v.optional(category),
  provider: v.optional(v.string()),
  game: v.optional(v.string()),
  sport: v.optional(v.string()),
  /** The least odds of every selection, in thousandths. */
  least_odds: v.optional(v.number()),
  percent: v.number(),
  /** What players call the provider and the game; empty if the site does not know them. */
  provider_name: v.optional(v.string()),
  game_name: v.optional(v.string()),
});

/** What a bonus's terms say in figures. Amounts in minor units. */
const figures = {
  kind,
  products: v.array(v.picklist(products)),
  /** Of the deposit or the loss; 0 for other kinds. */
  percent: v.number(),
  /** The amount of a fixed bonus or a free bet. */
  amount: money,
  /** The most that is given; 0 for a fixed amount. */
  most: money,
  wagering_times: v.number(),
  wagering_of: v.picklist(['bonus', 'bonus_and_deposit']),
  /** The most that becomes cash; null: all. */
  most_converted: v.nullable(money),
  /** The highest stake with bonus money; null: as high as any. */
  highest_stake: v.nullable(money),
  counts: v.array(contribution),
  days: v.number(),
  ends_by_withdrawal: v.boolean(),
};

/** What an offer is called and its terms, by language. `full_terms` is sanitised HTML. */
const words = { title: localText, terms: localText, full_terms: localText };

/** An offer as everybody sees it. */
export const offerView = v.object({
  code: offerCode,
  ...words,
  ...figures,
  trigger: v.picklist(['registration', 'contact', 'deposit', 'claim', 'staff', 'period']),
  which: v.nullable(v.picklist(['first', 'daily', 'nth'])),
  nth: v.nullable(v.number()),
  period: v.nullable(v.picklist(['day', 'week', 'month'])),
  least_deposit: money,
  least_loss: money,
  starts_at: time,
  ends_at: v.nullable(time),
  weekdays: v.array(v.number()),
  hours: v.nullable(v.object({ from: v.string(), until: v.string() })),
});

/** Why a player may not have an offer now. Each has a text in every language. */
export const ineligible = [
  'notBegun',
  'ended',
  'outOfHours',
  'budgetGone',
  'hadBefore',
  'otherPerson',
  'inReview',
  'notForYou',
  'contactUnverified',
  'identityNeeded',
  'depositNeeded',
  'depositTooLow',
  'notThisDeposit',
  'tooLate',
  'byStaff',
  'afterPeriod',
] as const;

const standing = v.object({
  code: offerCode,
  /** `open`: it may be taken now; `deposit`: by a deposit for which it is chosen; `not`: see `reasons`. */
  state: v.picklist(['open', 'deposit', 'not']),
  reasons: v.array(v.picklist(ineligible)),
  /** What it is worth to this player now, minor units; null where that depends on a deposit. */
  worth: v.nullable(money),
});

/**
 * Why a bonus ended, where its state does not say so: the player stopped it, their break began, their account closes,
 * we ended it, its deposit was not paid, the person had it with another account, or offers were withheld. Each has a
 * text in every language.
 */
export const bonusReasons = ['player', 'break', 'closing', 'byStaff', 'notPaid', 'person', 'quiet'] as const;

/** A bonus of the player. */
const bonus = v.object({
  bonus_id: v.string(),
  code: offerCode,
  ...words,
  ...figures,
  state: stateIn(bonusMachine),
  /** For `closing`: what it will end as. */
  end_state: v.nullable(stateIn(bonusMachine)),
  /** Why it ended, or ends: also for `closing`. Null where the state says it. */
  reason: v.nullable(v.picklist(bonusReasons)),
  currency: v.string(),
  /** What was promised or given. */
  given: money,
  /** What of it is on the account now. */
  balance: money,
  required: money,
  wagered: money,
  converted: money,
  /** Bonus money in open bets. */
  in_open_bets: money,
  created_at: time,
  began_at: v.nullable(time),
  expires_at: v.nullable(time),
  ended_at: v.nullable(time),
  /** What happens to money if the player stops it now; null if it cannot be stopped. */
  stop: v.nullable(v.object({ cash_kept: money, bonus_lost: money, in_open_bets: money })),
});

/** Which money a stake would take, and what of it counts. */
const staked = v.object({
  /** The bonus that is active; null without one. */
  bonus_id: v.nullable(v.string()),
  code: v.nullable(v.string()),
  /** Cash and the bonus money that may be staked here. Cash is staked first. */
  cash: money,
  bonus: money,
  /** How much of a stake counts towards wagering; 0: nothing, and bonus money is not staked here. */
  percent: v.number(),
  highest_stake: v.nullable(money),
  /** Why it does not count. */
  reason: v.nullable(v.picklist(['notCounted', 'oddsTooLow', 'sameEvent', 'oneEvent'])),
});

const freeBet = v.object({
  bonus_id: v.string(),
  code: offerCode,
  title: localText,
  amount: money,
  expires_at: v.nullable(time),
  /** Why it cannot be used for this slip; null if it can. */
  reason: v.nullable(v.picklist(['system', 'oddsTooLow', 'notCounted', 'expired'])),
  /** What the bet pays with it, without its stake; 0 if it cannot be used. */
  potential: money,
});

/** Requests texts in one language (with fallback); otherwise all languages are returned. */
const inOneLanguage = { language: v.optional(language) };

/** Schemas of the calls about bonus money. All amounts in minor units of the player's currency. */
export const bonusSchemas = {
  /** The offers of the site that anybody may see: not those of staff, and not those with a promo code. */
  'bonuses/offers': { input: v.object(inOneLanguage), output: listOf(offerView) },
  /**
   * What the player may have of them. `withheld`: why nothing is offered: a break, or no consent to marketing of these
   * products.
   */
  'bonuses/mine': {
    input: v.object({}),
    output: v.object({ value: v.array(standing), withheld: v.nullable(v.picklist(['break', 'consent'])) }),
  },
  /** The offer of a promo code; an empty list if there is none, also for one that is of another site. */
  'bonuses/code': {
    input: v.object({ promo_code: promoCode, ...inOneLanguage }),
    output: v.object({ value: v.array(v.object({ offer: offerView, standing })) }),
  },
  'bonuses/claim': {
    input: v.object({ request_id: requestId, code: offerCode, promo_code: v.optional(promoCode, '') }),
    output: listOf(bonus),
  },
  /** Those that wait, are active, or ended lately (`past`). */
  'bonuses/list': {
    input: v.object({ past: v.optional(v.boolean(), false), page }),
    output: v.object({ value: v.array(bonus) }),
  },
  /** What changed one bonus, newest first. */
  'bonuses/entries': {
    input: v.object({ bonus_id: text(64), page }),
    output: v.object({
      value: v.array(
        v.object({
          kind: v.picklist([
            'granted',
            'stake',
            'win',
            'refund',
            'counted',
            'uncounted',
            'corrected',
            'converted',
            'ended',
          ]),
          amount: money,
          counted: money,
          bet_id: v.nullable(v.string()),
          at: time,
        }),
      ),
      total: v.number(),
    }),
  },
  /** Stops one. `balance` is what the player saw: refused with `bonusChanged` if it is another by now. */
  'bonuses/cancel': { input: v.object({ bonus_id: text(64), balance: money }), output: listOf(bonus) },
  /** In which order those that wait begin. */
  'bonuses/order': {
    input: v.object({ bonus_ids: v.pipe(v.array(text(64)), v.maxLength(50)) }),
    output: listOf(bonus),
  },
  /** What a deposit of an amount would give with each offer; 0 with what it lacks in `reasons`. */
  'bonuses/deposit': {
    input: v.object({ amount, promo_code: v.optional(promoCode, ''), ...inOneLanguage }),
    output: v.object({
      value: v.array(v.object({ offer: offerView, standing, gives: money, required: money })),
    }),
  },
  /** Which money is staked in a game. */
  'bonuses/game': { input: v.object({ provider_code: code, game_code: code }), output: listOf(staked) },
  /** Which money is staked by a slip, and the free bets that may be used. */
  'bonuses/slip': {
    input: v.object({
      selection_ids: v.pipe(v.array(text(100)), v.minLength(1), v.maxLength(20)),
      sizes: v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
        v.minLength(1),
        v.maxLength(20),
      ),
      stake: v.optional(v.pipe(money, v.minValue(0), v.maxValue(1e13)), 0),
    }),
    output: v.object({ value: v.array(staked), free_bets: v.array(freeBet), counted: money }),
  },
};
