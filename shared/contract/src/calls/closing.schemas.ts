import * as v from 'valibot';
import { listOf, money, nothing, requestId, text, time } from '../schemas/fields';

/** How an account's closing stands. A closed one has no session that could ask. */
const closingState = v.object({
  state: v.picklist(['open', 'closing', 'closed']),
  /** When the player asked for it; null while the account is open. */
  asked_at: v.nullable(time),
  /** What is still to be paid out, and what is on its way to the bank. */
  balance: money,
  reserved: money,
  /** What the player owes of deposits that were taken back: it comes off the balance first. */
  claim: money,
  /** What is waited for: bets and rounds without a result, deposits and withdrawals without an end. */
  open_bets: v.number(),
  open_rounds: v.number(),
  open_payments: v.number(),
  /** Where the balance goes; null where the player has chosen none. */
  bank_account_id: v.nullable(v.string()),
  /**
   * Why the balance is not paid out: no account was chosen or it is off file, a new one waits, it is in another name,
   * or the bank sent the money back.
   */
  waits_for: v.nullable(v.picklist(['bankAccount', 'bankAccountTime', 'holderName', 'otherBankAccount'])),
  /** For how many years after the end the jurisdiction has the data kept. */
  kept_years: v.number(),
});

/** Schemas of the calls by which players close their account and take their data along. */
export const closingSchemas = {
  'account/closing': { input: nothing, output: listOf(closingState) },
  /** Begins to close the account; while it is being closed, says where the balance goes instead. */
  'account/close': {
    input: v.object({ request_id: requestId, bank_account_id: v.nullable(text(64)) }),
    output: listOf(closingState),
  },
  /** The address of the file, for this browser, once, for a minute. */
  'account/export': { input: nothing, output: v.object({ address: v.string() }) },
};
