import * as v from 'valibot';
import { betMachine, paymentMachine } from '../machines';
import {
  amount,
  code,
  day,
  listOf,
  money,
  nothing,
  numberText,
  page,
  personName,
  requestId,
  stateIn,
  text,
  time,
  timeZone,
} from '../schemas/fields';
import { offerCode, promoCode } from './bonuses.schemas';
import { localText } from './site.schemas';
import { betType, localNames } from './sports.schemas';

/** One entry of a payment's timeline (D6.06). */
const step = v.object({
  state: stateIn(paymentMachine),
  at: time,
  reason: v.nullable(v.string()),
  /** For a reversal: its amount. */
  amount: v.nullable(money),
});

const until = v.nullable(time);

/** The player's next step: go to a page of the gateway, or pay with what is shown, until `expires_at`. */
const nextStep = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), url: v.string(), expires_at: until }),
  v.object({
    kind: v.literal('show'),
    code: v.optional(v.string()),
    /** The text encoded in a QR code. */
    qr: v.optional(v.string()),
    account: v.optional(
      v.object({
        bank: v.optional(v.string()),
        holder: v.optional(v.string()),
        number: v.string(),
        reference: v.optional(v.string()),
      }),
    ),
    expires_at: until,
  }),
]);

/** A deposit or withdrawal. */
const payment = v.object({
  payment_id: v.string(),
  kind: v.picklist(['deposit', 'withdrawal']),
  amount: money,
  currency: v.string(),
  state: stateIn(paymentMachine),
  reason: v.nullable(v.string()),
  /** Why a person refused it, by language; the steps of the timeline that have the same reason have this text, too. */
  reason_text: v.optional(localText),
  /** In review: how many minutes one usually takes, where enough were decided to say so. */
  review_minutes: v.optional(v.number()),
  method: v.string(),
  method_name: v.string(),
  /** What players call the method, by language; `method_name` without it. */
  method_title: v.optional(localText),
  /** Masked bank account of a withdrawal. */
  account: v.nullable(v.string()),
  created_at: time,
  /** The reversed part of a deposit. */
  given_back: money,
  /** The player's next step, or null. */
  next_step: v.nullable(nextStep),
  /** When an open payment expires. */
  expires_at: until,
  timeline: v.array(step),
});

const bankAccount = v.object({
  bank_account_id: v.string(),
  bank_code: v.string(),
  bank_name: v.string(),
  holder_name: v.string(),
  /** Masked: only the last four digits. */
  account_number: v.string(),
  is_default: v.boolean(),
  /** Whether its holder has the player's present name: others receive no withdrawals. */
  in_own_name: v.boolean(),
  created_at: time,
  /** When withdrawals to it become possible; null if they already are. */
  usable_at: until,
});

/** Common filters of histories; they are part of the page's URL (D3.04). */
const history = {
  from: v.optional(day),
  to: v.optional(day),
  /** The time zone of the days, e.g. `Asia/Manila`; UTC by default. */
  zone: v.optional(timeZone),
  type: v.optional(text(40), ''),
  status: v.optional(text(40), ''),
  page,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 10),
};

const transaction = v.object({
  transaction_id: v.string(),
  /**
   * deposit, deposit_reversal, withdrawal, stake, win, refund, bonus, bonus_converted, bonus_ended, conversion,
   * adjustment. `reference` of the two of bonuses is the bonus's id.
   */
  kind: v.string(),
  /** Signed change of the player's cash balance. */
  amount: money,
  balance_after: money,
  at: time,
  /** Of a deposit or withdrawal its own; everything else is complete once posted. */
  state: v.union([stateIn(paymentMachine), v.literal('completed')]),
  description: v.string(),
  /** The description by language, if there is one. */
  title: v.optional(localText),
  reference: v.string(),
});

/** A selection of a sports bet as placed, in the format of the bet line (R3.24). */
const historyLine = v.object({
  bet_type: betType,
  home_away: v.picklist([1, 2, 3]),
  criteria1: v.nullable(v.number()),
  odds: v.number(),
  ...localNames,
});

const bet = v.object({
  bet_id: v.string(),
  kind: v.picklist(['game', 'sports']),
  placed_at: time,
  settled_at: v.nullable(time),
  stake: money,
  /** The part of the stake that was bonus money or a free bet, and the part of the payout that went to the bonus. */
  bonus_stake: v.optional(money),
  bonus_payout: v.optional(money),
  payout: money,
  state: stateIn(betMachine),
  /** Whether a round was completed by its game's rules or refunded, because nobody ended it. */
  automatic: v.boolean(),
  title: v.string(),
  detail: v.string(),
  provider_code: v.string(),
  game_code: v.string(),
  /** The selections of a sports bet in all languages; empty for games and for old bets. */
  lines: v.array(historyLine),
});

/** A bet with the details of its page. */
const betDetail = v.object({
  ...bet.entries,
  /** Name of the game's provider; empty for sports, and for a provider that is gone. */
  provider_name: v.string(),
  /** The round by its provider's number; empty for sports. */
  round_id: v.string(),
});

/** What came in and went out, and what was staked and won. */
const sums = { deposits: money, withdrawals: money, stakes: money, wins: money };

const statement = v.object({
  from: time,
  to: time,
  opening_balance: money,
  closing_balance: money,
  /** Totals by kind, signed like the balance. */
  totals: v.array(v.object({ kind: v.string(), amount: money, count: v.number() })),
  /** Winnings minus stakes in the period. */
  net_result: money,
  /** All deposits minus all paid withdrawals since registration, net of reversals and returns. */
  lifetime_net_deposits: money,
  /** The last twelve calendar months, newest first. */
  months: v.array(v.object({ month: v.string(), ...sums })),
  /** The days of the period (`YYYY-MM-DD`) on which money moved, oldest first; their sums are those of the months. */
  days: v.array(v.object({ day: v.string(), ...sums })),
  transactions: v.array(transaction),
  total: v.number(),
});

const limit = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Documents that an identity check may ask for. */
export const identityDocuments = ['passport', 'drivingLicence', 'addressProof', 'fundsProof'] as const;

/** A deposit method: one row of `deposit_methods` in a site's file, which cashier, orders and histories read. */
export const depositMethod = {
  method: code,
  name: v.string(),
  /** What players call it, by language; the name without it. */
  title: v.optional(localText),
  /** `bank`, `wallet` or `ticket`. */
  icon: v.string(),
  minimum: limit,
  maximum: limit,
  /** How long it usually takes. */
  minutes: v.number(),
};

/** Schemas of the wallet calls (D6). All amounts in minor units of the player's currency. */
export const walletSchemas = {
  'wallet/deposit_methods': {
    input: nothing,
    output: v.object({
      value: v.array(v.object(depositMethod)),
      /** Methods that staff have switched off, with their words to players; empty words: the usual text. */
      stopped: v.optional(v.array(v.object({ ...depositMethod, words: v.string() }))),
      /** What the player has to do before a deposit, in this order; left out if nothing. */
      first: v.optional(v.array(v.picklist(['terms', 'declaration', 'address', 'limits', 'identity']))),
      /** What the identity check may ask for; left out where the profile names nothing. */
      documents: v.optional(v.array(v.picklist(identityDocuments))),
      /** The method of the player's last approved deposit, if it is among them; else null. */
      usual: v.nullable(v.string()),
      /** Path of a page that explains how to provoke each payment outcome; null outside the sandbox. */
      help: v.nullable(v.string()),
    }),
  },
  'wallet/deposit': {
    /**
     * `return_to`: the path of the requesting page, without query; the gateway's page links back to it. `offer`: the
     * bonus offer that the player chose for it, with its promo code where it has one.
     */
    input: v.object({
      request_id: requestId,
      method: code,
      amount,
      return_to: v.optional(text(300)),
      offer: v.optional(offerCode),
      promo_code: v.optional(promoCode),
    }),
    output: v.object({ value: v.array(payment) }),
  },
  'wallet/withdraw': {
    /** `gives_up_bonus`: the player was told that this ends their bonus; else `bonusGivenUp` is refused. */
    input: v.object({
      request_id: requestId,
      bank_account_id: text(64),
      amount,
      gives_up_bonus: v.optional(v.boolean()),
    }),
    output: v.object({ value: v.array(payment) }),
  },
  /** One payment, by its id or, if the answer was lost, by its idempotency key. */
  'wallet/payment': {
    input: v.union([v.object({ payment_id: text(64) }), v.object({ request_id: requestId })]),
    output: v.object({ value: v.array(payment) }),
  },
  'wallet/banks': {
    input: nothing,
    output: listOf(
      v.object({
        bank_code: v.string(),
        bank_name: v.string(),
        logo: v.string(),
        pattern: v.string(),
        example: v.string(),
      }),
    ),
  },
  'wallet/bank_accounts': { input: nothing, output: listOf(bankAccount) },
  'wallet/add_bank_account': {
    input: v.object({
      request_id: requestId,
      bank_code: code,
      holder_name: personName,
      account_number: numberText(40),
    }),
    output: listOf(bankAccount),
  },
  'wallet/remove_bank_account': { input: v.object({ bank_account_id: text(64) }), output: nothing },
  'home/fetch_transactions': {
    input: nothing,
    output: v.object({
      deposits: v.array(v.object({ account_id: v.string(), amount: money, currency: v.string(), at: time })),
      withdrawals: v.array(v.object({ account_id: v.string(), amount: money, currency: v.string(), at: time })),
    }),
  },
  'wallet/transactions': {
    input: v.object(history),
    output: v.object({ value: v.array(payment), total: v.number(), deposited: money, withdrawn: money }),
  },
  'wallet/bets': {
    input: v.object(history),
    output: v.object({ value: v.array(bet), total: v.number(), staked: money, returned: money }),
  },
  /** One bet of the player, by its id. */
  'wallet/bet': { input: v.object({ bet_id: text(200) }), output: listOf(betDetail) },
  'wallet/statement': { input: v.object(history), output: statement },
  /** One entry of the player's statement, by its id. */
  'wallet/entry': { input: v.object({ transaction_id: text(64) }), output: listOf(transaction) },
};
