import * as v from 'valibot';
import { money, requiredText, text, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** What a decision did: how many bets it touched, and what it moved by currency, minor units. */
const decided = v.object({
  bets: v.number(),
  paid: v.record(v.string(), money),
  taken_back: v.record(v.string(), money),
});

const goals = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)));

/** A result: the score of a match, or the positions of a race. */
const result = {
  home: goals,
  away: goals,
  /** `runner:position` for each runner that finished; the others did not. Equal positions are a dead heat. */
  position: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/, 'invalid'))), v.maxLength(100)),
    [],
  ),
};

const row = {
  kind: 'act',
  permission: 'sports.settle',
  output: decided,
  reason: true,
  second: true,
  stepUp: true,
} as const;

/** A page of bets, by their ids. */
const betsInput = {
  /** One of the three. */
  match: v.optional(requiredText(80)),
  market: v.optional(requiredText(120)),
  bet: v.optional(requiredText(64)),
  /** `next` of the page before. */
  after: v.optional(requiredText(64)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100),
};

/** Deciding on bets against the feed: a staff decision holds, whatever the feed tells later. */
export const settlements = {
  'bets/list': {
    about: 'Lists bets on a match, a market, or one bet, with what it would move to void that.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object(betsInput),
    output: v.object({
      value: v.array(
        v.object({
          bet: v.string(),
          site: v.string(),
          player: v.string(),
          placed_at: time,
          stake: money,
          potential: money,
          currency: v.string(),
          state: v.string(),
          payout: money,
          /** Once that is void: state and payout, and what moves; below zero is taken back. Other legs keep it open. */
          void_state: v.string(),
          void_payout: money,
          void_moves: money,
        }),
      ),
      /** Where the next page begins; null: there is none. */
      next: v.nullable(v.string()),
      /** Of all bets at the sites that one may see, on every page. */
      all: decided,
    }),
    errors: ['targetUnknown'],
  },
  'bets/void': {
    ...row,
    about: 'Voids a sports bet: its stake is given back, and what it paid beyond that is taken back.',
    scope: 'site',
    input: v.object({ bet: requiredText(64) }),
    errors: ['targetUnknown'],
  },
  'markets/void': {
    ...row,
    about: 'Voids a market of a match for all bets on it, at all sites, and takes no more bets on it.',
    scope: 'all',
    input: v.object({ market: requiredText(120) }),
    errors: ['targetUnknown'],
  },
  'markets/settle': {
    ...row,
    about: 'Settles a market of a match by another result, at all sites; what was paid wrongly is taken back.',
    scope: 'all',
    input: v.object({ market: requiredText(120), ...result }),
    errors: ['targetUnknown'],
  },
  'matches/void': {
    ...row,
    about: 'Cancels a match or race: all bets on it are void, at all sites.',
    scope: 'all',
    input: v.object({ match: requiredText(80) }),
    errors: ['targetUnknown'],
  },
  'matches/settle': {
    ...row,
    about: 'Ends a match or race with this result, and settles all bets on it by it, at all sites.',
    scope: 'all',
    input: v.object({ match: requiredText(80), ...result }),
    errors: ['targetUnknown'],
  },
  'matches/contradictions': {
    about: 'Lists results that the feed told after bets were settled by others; the first ones hold.',
    kind: 'read',
    scope: 'all',
    permission: 'sports.settle',
    input: v.object({ match: v.optional(text(80), '') }),
    output: v.object({
      value: v.array(
        v.object({
          match: v.string(),
          /** Null: the whole match. */
          market: v.nullable(v.string()),
          at: time,
          /** By whom the first one was told. */
          by: v.picklist(['feed', 'staff']),
          settled: v.unknown(),
          told: v.unknown(),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, StaffCallRow>;
