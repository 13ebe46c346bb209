import type { FieldErrorKey } from '@marquee/contract/errors';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/));
const amount = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1e13));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** Text for histories; no control characters, which Postgres cannot store. */
const detail = v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u));

/** The header that names the provider whose keys sign a call of the wallet. */
export const providerHeader = 'marquee-provider';

/** The messages of providers. `session` is the play session of the launch; amounts are minor units of its currency. */
export const providerMessages = {
  /** Asks whether the play session is active. */
  session: v.object({ session: id }),
  balance: v.object({ session: id }),
  bet: v.object({ session: id, transaction_id: id, round_id: id, amount: amount(1), currency }),
  /** Pays a win of a bet; a round may have several until it is ended. An amount of 0 means that the bet lost. */
  win: v.object({
    session: id,
    transaction_id: id,
    bet_transaction_id: id,
    round_id: id,
    amount: amount(0),
    currency,
    detail: v.optional(detail, ''),
  }),
  /** Returns the stake of a bet that has no win, in a round that was not ended. */
  rollback: v.object({ session: id, transaction_id: id, bet_transaction_id: id, round_id: id }),
  /**
   * Ends a round: its open bets have lost, and no more calls are accepted for it. `automatic`: the game completed it
   * for a player who did not return; histories show it.
   */
  end_round: v.object({ session: id, round_id: id, automatic: v.optional(v.boolean()) }),
};

/** Name of a provider call. */
export type ProviderCall = keyof typeof providerMessages;
/** A validated message. */
export type ProviderMessage<C extends ProviderCall> = v.InferOutput<(typeof providerMessages)[C]>;

/**
 * The answer to every provider call: `status` is `ok`, `held` or a code of docs/partners/games.md; `balance` is cash in
 * minor units.
 */
export interface ProviderAnswer {
  status: string;
  balance?: number;
  currency?: string;
  /** Whether this transaction had been executed before. */
  repeated?: boolean;
  /** Answer to `session`: why and when (ms since 1970) the play session was ended; absent while it is active. */
  ended?: { because: 'time_out' | 'excluded'; at: number };
  /** The limit reached, as in the calls' envelope. */
  fields?: Record<string, FieldErrorKey>;
  /** With `slotStakeTooHigh`: the most that may be staked in the round, minor units. */
  highest_stake?: number;
}

/** An answer of the wallet, as providers parse it. */
export const providerAnswer: v.GenericSchema<unknown, ProviderAnswer> = v.object({
  status: v.pipe(v.string(), v.maxLength(80)),
  balance: v.optional(v.number()),
  currency: v.optional(v.string()),
  repeated: v.optional(v.boolean()),
  ended: v.optional(v.object({ because: v.picklist(['time_out', 'excluded']), at: v.number() })),
  highest_stake: v.optional(v.number()),
  fields: v.optional(
    v.record(
      v.string(),
      v.custom<FieldErrorKey>((value) => typeof value === 'string'),
    ),
  ),
}) as v.GenericSchema<unknown, ProviderAnswer>;
