import type { FieldErrorKey } from '@marquee/contract/errors';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/));
const amount = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1e13));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** For histories; Postgres stores no control characters, and nobody reads them. */
const detail = v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{Cc}*$/u));

/** The header that names the provider whose keys sign a call of the wallet. */
export const providerHeader = 'marquee-provider';

/**
 * What providers send. `session` is the play session that the launch named; amounts are minor units of its currency.
 */
export const providerMessages = {
  /** Asks whether the play session still runs. */
  session: v.object({ session: id }),
  balance: v.object({ session: id }),
  bet: v.object({ session: id, transaction_id: id, round_id: id, amount: amount(1), currency }),
  /** Pays what a bet won; a round may have several, until it is ended. An amount of 0 says that it was lost. */
  win: v.object({
    session: id,
    transaction_id: id,
    bet_transaction_id: id,
    round_id: id,
    amount: amount(0),
    currency,
    detail: v.optional(detail, ''),
  }),
  /** Gives the stake of a bet back of which no win was told, in a round that was not ended. */
  rollback: v.object({ session: id, transaction_id: id, bet_transaction_id: id, round_id: id }),
  /**
   * Ends a round: what is open of it was lost, and nothing more is staked, paid or given back. `automatic`: the game
   * completed it by its own rules for a player who did not come back, and histories say so.
   */
  end_round: v.object({ session: id, round_id: id, automatic: v.optional(v.boolean()) }),
};

/** Name of a provider call. */
export type ProviderCall = keyof typeof providerMessages;
/** A validated message. */
export type ProviderMessage<C extends ProviderCall> = v.InferOutput<(typeof providerMessages)[C]>;

/**
 * What every provider call answers: `status` is `ok`, `held` or a code of docs/partners/games.md; `balance` is cash in
 * minor units.
 */
export interface ProviderAnswer {
  status: string;
  balance?: number;
  currency?: string;
  /** Whether this transaction had been done before. */
  repeated?: boolean;
  /** Of `session`: why and when (ms since 1970) the operator ended the play session; absent while it runs. */
  ended?: { because: 'time_out' | 'excluded'; at: number };
  /** Which limit was reached, as in the calls' envelope. */
  fields?: Record<string, FieldErrorKey>;
}

/** An answer of the wallet as a provider's server reads it. */
export const providerAnswer: v.GenericSchema<unknown, ProviderAnswer> = v.object({
  status: v.pipe(v.string(), v.maxLength(80)),
  balance: v.optional(v.number()),
  currency: v.optional(v.string()),
  repeated: v.optional(v.boolean()),
  ended: v.optional(v.object({ because: v.picklist(['time_out', 'excluded']), at: v.number() })),
  fields: v.optional(
    v.record(
      v.string(),
      v.custom<FieldErrorKey>((value) => typeof value === 'string'),
    ),
  ),
}) as v.GenericSchema<unknown, ProviderAnswer>;
