import * as v from 'valibot';
import { day, money, requiredText, time } from '../schemas/fields';
import { figureKindKeys } from './figureKinds';
import type { StaffCallRow } from './row';
import { waitKindKeys } from './waitKinds';

const kind = v.picklist(figureKindKeys);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'invalid'));
const after = v.optional(requiredText(400));
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 200);

/** Days of each site's time zone, the first and the last. */
const period = { from: day, until: day };

/**
 * What can be broken: background work, a partner, messages to people, the odds feed, the counting of figures, and what
 * the last verification of the ledger or the audit found.
 */
export const brokenKinds = ['jobs', 'partner', 'messages', 'feed', 'figures', 'ledger', 'audit'] as const;

/** A kind of these. */
export type BrokenKind = (typeof brokenKinds)[number];

/** Figures of one currency. */
const figures = {
  currency: v.string(),
  /** Those that are not nothing: how often, and the sum in minor units. */
  figures: v.record(kind, v.object({ count: v.number(), amount: money })),
  /** Stakes less payouts, refunds and corrections, of each kind of money: gross gaming revenue. */
  revenue: v.object({ cash: money, bonus: money, free_bet: money }),
  /** What offers gave, less what came back. */
  bonus_cost: money,
  /** Accounts that were opened; null by category and provider. */
  new_players: v.nullable(v.number()),
};

/** What an operator looks at each day: figures of money and play, what waits for a person, what is broken. */
export const today = {
  'today/figures': {
    about: 'Shows figures of money and play by hour, day, site, category, provider or currency, and what is owed now.',
    kind: 'read',
    scope: 'sites',
    permission: 'figures.read',
    input: v.object({
      ...period,
      by: v.optional(v.picklist(['hour', 'day', 'site', 'category', 'provider', 'currency']), 'day'),
      /** `next` of the page before. */
      after,
      limit,
    }),
    output: v.object({
      /** All that was posted before this time is counted; null: nothing is yet. */
      up_to: v.nullable(time),
      value: v.array(
        v.object({
          /** The beginning of the hour (UTC), the day, or the name; empty where there is none. */
          key: v.string(),
          ...figures,
          /** Players who staked on that day, once for each site; null by anything but days. */
          active_players: v.nullable(v.number()),
        }),
      ),
      next: v.nullable(v.string()),
      /** Of the whole period, on every page; never added up over currencies. */
      totals: v.array(v.object(figures)),
      /** What is owed to players at this moment, minor units. */
      liability: v.array(
        v.object({
          site: v.string(),
          currency: v.string(),
          cash: money,
          /** Withdrawals on their way. */
          reserved: money,
          bonus: money,
          free_bet: money,
          open_bets: v.number(),
          /** Stakes of sports bets and of game rounds that have not ended. */
          open_stakes: money,
          /** The most that open sports bets may pay; what a game's round may pay, only its server knows. */
          may_pay: money,
        }),
      ),
    }),
    errors: [],
  },
  'today/rows': {
    about: 'Lists the postings that a figure is the sum of, the oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'figures.read',
    input: v.object({
      ...period,
      figure: kind,
      currency,
      /** Only those of the hour that begins then. */
      hour: v.optional(time),
      category: v.optional(v.pipe(v.string(), v.maxLength(40, 'tooLong'))),
      provider: v.optional(v.pipe(v.string(), v.maxLength(40, 'tooLong'))),
      after,
      limit,
    }),
    output: v.object({
      up_to: v.nullable(time),
      value: v.array(
        v.object({
          site: v.string(),
          player: v.string(),
          /** The posting's id and key in the ledger, and what it is about: a payment, bet or bonus. */
          id: v.string(),
          key: v.string(),
          reference: v.string(),
          amount: money,
          category: v.string(),
          provider: v.string(),
          at: time,
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: [],
  },
  'today/verify': {
    about: 'Compares the kept figures of a period with a recount of the ledger.',
    kind: 'read',
    scope: 'sites',
    permission: 'figures.read',
    input: v.object(period),
    output: v.object({
      up_to: v.nullable(time),
      /** Whether all are equal. */
      is_equal: v.boolean(),
      compared: v.number(),
      differing: v.number(),
      /** The first of them. */
      value: v.array(
        v.object({
          site: v.string(),
          /** The quarter of an hour. */
          at: time,
          currency: v.string(),
          category: v.string(),
          provider: v.string(),
          figure: v.string(),
          kept_count: v.number(),
          kept_amount: money,
          count: v.number(),
          amount: money,
        }),
      ),
    }),
    errors: [],
    perMinute: 10,
  },
  'today/waits': {
    about: 'Says what waits for a person: how much of each kind, and since when the oldest does.',
    kind: 'read',
    scope: 'sites',
    permission: 'figures.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          kind: v.picklist(waitKindKeys),
          /** The call that lists it. */
          call: v.string(),
          count: v.number(),
          oldest_at: v.nullable(time),
          /** Null: of the whole installation. */
          sites: v.array(v.object({ site: v.nullable(v.string()), count: v.number(), oldest_at: v.nullable(time) })),
        }),
      ),
    }),
    errors: [],
  },
  'today/mine': {
    about: 'Says what waits for oneself: what one may decide, and what others asked for that one may approve.',
    kind: 'read',
    scope: 'sites',
    permission: null,
    input: v.object({}),
    /** Kinds of which nothing waits, or which one may not decide, are left out. */
    output: v.object({
      value: v.array(
        v.object({
          kind: v.picklist(waitKindKeys),
          count: v.number(),
          oldest_at: v.nullable(time),
          /** Null: of the whole installation. */
          sites: v.array(v.object({ site: v.nullable(v.string()), count: v.number(), oldest_at: v.nullable(time) })),
        }),
      ),
    }),
    errors: [],
  },
  'today/broken': {
    about: 'Says what does not work now, since when, and what to do.',
    kind: 'read',
    scope: 'sites',
    permission: 'figures.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          kind: v.picklist(brokenKinds),
          /** Which: a kind of jobs with its fault, a partner, a site. */
          what: v.string(),
          count: v.number(),
          since: time,
          cure: v.string(),
        }),
      ),
      /** The last verification of each, as far as there was one. */
      verified: v.array(
        v.object({ what: v.picklist(['ledger', 'audit']), at: time, counted: v.number(), flaws: v.number() }),
      ),
    }),
    errors: [],
  },
  'today/rebuild': {
    about: 'Has all figures counted anew from the ledger, in the background; until then the old ones are shown.',
    kind: 'act',
    scope: 'all',
    permission: 'system.retry',
    input: v.object({}),
    output: v.object({}),
    errors: [],
    reason: true,
  },
} as const satisfies Record<string, StaffCallRow>;
