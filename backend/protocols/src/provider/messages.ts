import type { FieldErrorKey } from '@marquee/contract/errors';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:.-]{1,80}$/));
const amount = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1e13));

/** What providers send. `session` is the play session that the launch named; amounts are minor units of its currency. */
export const providerMessages = {
  /** Asks whether the play session still runs. */
  session: v.object({ session: id }),
  balance: v.object({ session: id }),
  bet: v.object({ session: id, transaction_id: id, round_id: id, amount: amount(1), currency: v.string() }),
  /** Ends a round. An amount of 0 says that it was lost. */
  win: v.object({
    session: id,
    transaction_id: id,
    bet_transaction_id: id,
    round_id: id,
    amount: amount(0),
    currency: v.string(),
    detail: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  rollback: v.object({ session: id, transaction_id: id, bet_transaction_id: id, round_id: id }),
};

/** Name of a provider call. */
export type ProviderCall = keyof typeof providerMessages;
/** A validated message. */
export type ProviderMessage<C extends ProviderCall> = v.InferOutput<(typeof providerMessages)[C]>;

/** What every provider call answers: `status` is `ok` or a code of docs; `balance` is cash in minor units. */
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
