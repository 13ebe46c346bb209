import * as v from 'valibot';
import { listOf, money, nothing, requestId, text, time } from '../schemas/fields';

/** The state of an account's closing. A closed account has no session to read it. */
const closingState = v.object({
  state: v.picklist(['open', 'closing', 'closed']),
  /** When the player requested it; null while the account is open. */
  asked_at: v.nullable(time),
  /** The unpaid balance, and the amount on its way to the bank. */
  balance: money,
  reserved: money,
  /** The player's debt from reversed deposits; deducted from the balance first. */
  claim: money,
  /** What must end first: bets and rounds, deposits and withdrawals. */
  open_bets: v.number(),
  open_rounds: v.number(),
  open_payments: v.number(),
  /** The account that receives the balance; null if none was chosen. */
  bank_account_id: v.nullable(v.string()),
  /**
   * Why the balance is not paid out: no account was chosen or it was removed, a new one has a waiting period, it has
   * another name, or the bank returned the money.
   */
  waits_for: v.nullable(v.picklist(['bankAccount', 'bankAccountTime', 'holderName', 'otherBankAccount'])),
  /** For how many years the jurisdiction requires the data to be kept. */
  kept_years: v.number(),
});

/** Schemas of the calls by which players close their account and export their data. */
export const closingSchemas = {
  'account/closing': { input: nothing, output: listOf(closingState) },
  /** Starts closing the account; while it is closing, changes the receiving bank account. */
  'account/close': {
    input: v.object({ request_id: requestId, bank_account_id: v.nullable(text(64)) }),
    output: listOf(closingState),
  },
  /** The file's download URL: for this browser, once, for a minute. */
  'account/export': { input: nothing, output: v.object({ address: v.string() }) },
};
