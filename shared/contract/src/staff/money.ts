import * as v from 'valibot';
import { amount, money as minor, requiredText, time } from '../schemas/fields';
import { reviewReasons, withdrawalRefusals } from '../withdrawalReview';
import { adjustmentReasons, causeKinds, correctedAgainst } from './adjustments';
import type { StaffCallRow } from './row';

const id = requiredText(120);
const most = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100);

/** A withdrawal that waits for a person, with what is known of its player. Amounts in minor units. */
const inReview = v.object({
  payment: v.string(),
  site: v.string(),
  player: v.string(),
  amount: minor,
  currency: v.string(),
  /** The bank, and its account without all but the last digits. */
  method: v.string(),
  account: v.string(),
  asked_at: time,
  waits_minutes: v.number(),
  reasons: v.array(v.picklist(reviewReasons)),
  /** Whether the gateway may know of it: it was handed over before its player was blocked. */
  may_be_at_gateway: v.boolean(),
  player_since: time,
  bank_account_since: v.nullable(time),
  /** When the last one that was paid was asked for; null: none was. */
  paid_before: v.nullable(time),
  /** Deposits and stakes with cash since then, and what was asked for within 24 hours. */
  deposited: minor,
  staked: minor,
  of_day: minor,
  may_be_linked: v.boolean(),
  is_identified: v.boolean(),
});

/** Withdrawals in review, held wins and corrections. */
export const money = {
  'withdrawals/list': {
    about: 'Lists withdrawals that wait for a person, oldest first, with why and what is known.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({ limit: most }),
    output: v.object({ value: v.array(inReview) }),
    errors: [],
  },
  'withdrawals/approve': {
    about: 'Has a withdrawal in review paid: it is handed to the gateway.',
    kind: 'act',
    scope: 'site',
    permission: 'money.review',
    input: v.object({ payment: id }),
    output: v.object({ payment: v.string(), amount: minor, currency: v.string() }),
    errors: ['notInReview'],
    second: true,
    stepUp: true,
  },
  'withdrawals/refuse': {
    about: 'Refuses a withdrawal in review: the amount is cash again, and the player reads why.',
    kind: 'act',
    scope: 'site',
    permission: 'money.review',
    input: v.object({
      payment: id,
      refusal: v.picklist(withdrawalRefusals),
      /** Whether the gateway was asked and knows of none; needed where it may know of it. */
      sure: v.optional(v.boolean(), false),
    }),
    output: v.object({ payment: v.string(), amount: minor, currency: v.string() }),
    errors: ['notInReview', 'maybeAtGateway'],
    stepUp: true,
  },
  'cash/adjust': {
    about: 'Corrects the cash of a player, once for each case.',
    kind: 'act',
    scope: 'site',
    permission: 'money.adjust',
    input: v.object({
      /** The player, or their account id. */
      player: id,
      /** Minor units; what is taken is negative. */
      amount: v.pipe(
        v.number(),
        v.integer('amountFormat'),
        v.minValue(-1e13, 'amountFormat'),
        v.maxValue(1e13, 'amountFormat'),
        v.check((value) => value !== 0, 'amountFormat'),
      ),
      against: v.picklist(correctedAgainst),
      /** The number of the record of reason and decision. */
      case: v.pipe(requiredText(60), v.regex(/^[\w.:-]+$/, 'invalid')),
      why: v.picklist(adjustmentReasons),
      /** What the player reads in the statement and in the inbox. */
      text: requiredText(120),
      /** What is made good: needed for a compensation. */
      cause_kind: v.optional(v.picklist(causeKinds)),
      cause: v.optional(id),
    }),
    output: v.object({
      case: v.string(),
      amount: minor,
      currency: v.string(),
      /** The cash after it. */
      cash: minor,
      /** Whether the case was posted before: nothing has changed. */
      posted_before: v.boolean(),
    }),
    errors: ['insufficientBalance', 'aboveCeiling', 'causeMissing', 'causeUnknown', 'causeExceeded', 'caseTaken'],
    reason: true,
    second: true,
    stepUp: true,
  },
  'debts/list': {
    about: 'Lists what players owe, the largest first in each currency: it comes off before their next withdrawal.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({
      /** Of this player alone, by id or account id. */
      player: v.optional(id),
      limit: most,
    }),
    output: v.object({
      value: v.array(
        v.object({
          site: v.string(),
          player: v.string(),
          account_id: v.string(),
          /** Minor units. */
          owed: minor,
          currency: v.string(),
          /** The cash that there is to settle it. */
          cash: minor,
          /** When the debt grew or shrank last, and what it was by. */
          changed_at: time,
          reference: v.string(),
        }),
      ),
    }),
    errors: [],
  },
  'held-wins/list': {
    about: 'Lists wins above what their game can pay, oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({ limit: most }),
    output: v.object({
      value: v.array(
        v.object({
          provider: v.string(),
          transaction: v.string(),
          site: v.string(),
          player: v.string(),
          game: v.string(),
          round: v.string(),
          amount,
          currency: v.string(),
          held_at: time,
        }),
      ),
    }),
    errors: [],
  },
  'held-wins/pay': {
    about: 'Credits a held win.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ provider: id, transaction: id }),
    output: v.object({ amount: minor, currency: v.string() }),
    errors: ['notHeld'],
    reason: true,
    second: true,
    stepUp: true,
  },
  'held-wins/refuse': {
    about: 'Refuses a held win for good; the player is told.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ provider: id, transaction: id }),
    output: v.object({ amount: minor, currency: v.string() }),
    errors: ['notHeld'],
    reason: true,
    stepUp: true,
  },
} as const satisfies Record<string, StaffCallRow>;
