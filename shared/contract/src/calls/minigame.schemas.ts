import * as v from 'valibot';
import { listOf, nothing, requestId, time } from '../schemas/fields';

/** A whole number of tokens. Tokens are not money and cannot be bought. */
const tokens = v.pipe(v.number(), v.integer());

const wheelSegment = v.object({
  prize: tokens,
  /** Probability of this segment; all segments sum to 1. */
  chance: v.number(),
});

const tokenPlay = v.object({
  play_id: v.string(),
  kind: v.picklist(['spin', 'chests']),
  stake: tokens,
  payout: tokens,
  played_at: time,
});

/** Game tokens given, and minigame tokens received. */
const exchange = v.object({ exchange_id: v.string(), given: tokens, got: tokens, at: time });

const state = v.object({
  token_balance: tokens,
  frozen_token: tokens,
  wheel: v.array(wheelSegment),
  /** When the next free spin is available; null if now. */
  next_spin_at: v.nullable(time),
  /** SHA-256, lower-case hexadecimal, of the server seed that the next play (spin or chest) will reveal. */
  next_hash: v.string(),
  /** The stake multipliers of the chests, unordered. */
  chests: v.array(v.number()),
  stakes: v.array(tokens),
  recent: v.array(tokenPlay),
  /** The player's game tokens, and the price of one minigame token in game tokens. */
  game_token: tokens,
  rate: tokens,
  exchanges: v.array(exchange),
});

/**
 * The player's contribution to a play: `hash`, the `next_hash` that they were shown (refused with `tryAgain` if another
 * play has used that seed), and a `client_seed` chosen afterwards; by default their account id.
 */
const given = {
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  client_seed: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))),
};

/**
 * Fairness proof of one play (D7): the server seed behind the `next_hash` shown before, and the client seed; both
 * determine the result.
 */
const proof = { server_seed: v.string(), hash: v.string(), client_seed: v.string(), nonce: v.number() };

/** Schemas of the minigame: a free spin a day, three chests to play for tokens, and exchange of game tokens. */
export const minigameSchemas = {
  'minigame/state': { input: nothing, output: listOf(state) },
  'minigame/spin': {
    input: v.object({ request_id: requestId, ...given }),
    output: v.object({ segment: v.number(), prize: tokens, ...proof, value: v.array(state) }),
  },
  /** `tokens`: the minigame tokens wanted; `rate`: the price that the player was shown. */
  'minigame/exchange': {
    input: v.object({
      request_id: requestId,
      tokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    }),
    output: listOf(state),
  },
  'minigame/open_chest': {
    input: v.object({
      request_id: requestId,
      stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      chest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
      ...given,
    }),
    output: v.object({ chests: v.array(v.number()), payout: tokens, ...proof, value: v.array(state) }),
  },
};
