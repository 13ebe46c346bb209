import * as v from 'valibot';

const token = v.pipe(v.string(), v.maxLength(300));
const json = v.optional(v.unknown(), {});

/** Messages of an open game to the game server. `key` is the play token from `open`. */
export const gameMessages = {
  open: v.object({ token }),
  balance: v.object({ key: token }),
  current: v.object({ key: token }),
  play: v.object({
    key: token,
    request_id: v.pipe(v.string(), v.uuid()),
    stake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12)),
    bet: json,
  }),
  act: v.object({ key: token, round_id: v.pipe(v.string(), v.uuid()), action: json }),
  wait: v.object({ key: token, round_id: v.pipe(v.string(), v.uuid()) }),
  /** Reveals the current seed and starts the next one with this client seed. */
  seed: v.object({ key: token, client_seed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)) }),
  history: v.object({ key: token }),
};

/** Name of a game call. */
export type GameCall = keyof typeof gameMessages;
/** A validated message. */
export type GameMessage<C extends GameCall> = v.InferOutput<(typeof gameMessages)[C]>;
