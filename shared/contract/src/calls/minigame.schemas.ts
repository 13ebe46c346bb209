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

const state = v.object({
  token_balance: tokens,
  frozen_token: tokens,
  wheel: v.array(wheelSegment),
  /** When the next free spin may be made; null when it is now. */
  next_spin_at: v.nullable(time),
  /** What each chest multiplies the stake by, in no order. */
  chests: v.array(v.number()),
  stakes: v.array(tokens),
  recent: v.array(tokenPlay),
});

/** Fairness of one play (decisions §7): the hash was made from the seed, and the seed decides. */
const proof = { server_seed: v.string(), hash: v.string(), nonce: v.number() };

/** Schemas of the minigame: a free spin a day, and three chests to play for tokens. */
export const minigameSchemas = {
  'minigame/state': { input: nothing, output: listOf(state) },
  'minigame/spin': {
    input: v.object({ request_id: requestId }),
    output: v.object({ segment: v.number(), prize: tokens, ...proof, value: v.array(state) }),
  },
  'minigame/open_chest': {
    input: v.object({
      request_id: requestId,
      stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      chest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
    }),
    output: v.object({ chests: v.array(v.number()), payout: tokens, ...proof, value: v.array(state) }),
  },
};
