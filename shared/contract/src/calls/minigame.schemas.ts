import * as v from 'valibot';
import { listOf, nothing, requestId, time } from '../schemas/fields';

/** A whole number of tokens. Tokens are no money and cannot be bought. */
const tokens = v.pipe(v.number(), v.integer());

const wheelSegment = v.object({
  prize: tokens,
  /** Chance of this segment, a ratio; the chances of all segments sum to 1. */
  chance: v.number(),
});

const tokenPlay = v.object({
  play_id: v.string(),
  kind: v.picklist(['spin', 'chests']),
  stake: tokens,
  payout: tokens,
  played_at: time,
});

/** Game tokens that were given, and the minigame tokens that were got for them. */
const exchange = v.object({ exchange_id: v.string(), given: tokens, got: tokens, at: time });

const state = v.object({
  token_balance: tokens,
  frozen_token: tokens,
  wheel: v.array(wheelSegment),
  /** When the next free spin may be made; null when it is now. */
  next_spin_at: v.nullable(time),
  /** SHA-256, lower-case hexadecimal, of the server seed that the next play, spin or chest, will reveal. */
  next_hash: v.string(),
  /** What each chest multiplies the stake by, in no order. */
  chests: v.array(v.number()),
  stakes: v.array(tokens),
  recent: v.array(tokenPlay),
  /** Game tokens that the player holds, and how many of them are given for one minigame token. */
  game_token: tokens,
  rate: tokens,
  exchanges: v.array(exchange),
});

/**
 * What a player may give to a play: `hash`, the `next_hash` that they were shown, refused with `tryAgain` when another
 * play has taken that seed, and a `client_seed` that they chose after it; without one it is their account id.
 */
const given = {
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  client_seed: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/))),
};

/**
 * Fairness of one play (D7): the hash, shown before as `next_hash`, was made from the server seed, and both
 * seeds decide.
 */
const proof = { server_seed: v.string(), hash: v.string(), client_seed: v.string(), nonce: v.number() };

/** Schemas of the minigame: a free spin a day, three chests to play for tokens, and tokens for game tokens. */
export const minigameSchemas = {
  'minigame/state': { input: nothing, output: listOf(state) },
  'minigame/spin': {
    input: v.object({ request_id: requestId, ...given }),
    output: v.object({ segment: v.number(), prize: tokens, ...proof, value: v.array(state) }),
  },
  /** `tokens`: how many minigame tokens are wanted; `rate`: how many game tokens were said to be given for one. */
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
