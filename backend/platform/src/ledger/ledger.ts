import type { Database } from '@marquee/database/database';

/**
 * Accounts of the double-entry ledger. A player has one of each of the first; the operator has one of each of the
 * others per site and currency; `receivable` is what players owe, as negative amounts. Amounts are integer minor units.
 * Player accounts never go below zero; operator accounts may.
 */
export type PlayerAccount = 'cash' | 'reserved' | 'game_token' | 'minigame_token' | 'frozen_token';
export type OperatorAccount =
  | 'gateway'
  | 'payouts'
  | 'receivable'
  | 'gaming'
  | 'sportsbook'
  | 'promotions'
  | 'conversion';

/** Why money moves; the statement shows these. */
export type TransactionKind =
  | 'deposit'
  | 'deposit_refunded'
  | 'deposit_charged_back'
  | 'withdrawal_request'
  | 'withdrawal_paid'
  | 'withdrawal_rejected'
  | 'withdrawal_returned'
  | 'claim_settled'
  | 'stake'
  | 'win'
  | 'refund'
  | 'bonus'
  | 'conversion'
  | 'adjustment';

/** One leg: an amount added to (or, negative, taken from) an account. The legs of a transaction sum to zero. */
export interface Leg {
  account: PlayerAccount | OperatorAccount;
  amount: number;
}

/** What is posted. `key` is unique per site: posting it again answers the first result and changes nothing. */
export interface Posting {
  key: string;
  kind: TransactionKind;
  site: string;
  playerId: string;
  currency: string;
  legs: Leg[];
  /** What it belongs to: a payment, round or bet id; and a short text for the statement. */
  reference: string;
  description: string;
  at: number;
}

/** The result of a posting. */
export interface Posted {
  transactionId: string;
  /** Whether this key had been posted before. */
  repeated: boolean;
  /** The player's balances afterwards, minor units. */
  balances: Record<PlayerAccount, number>;
}

/**
 * The ledger. Nothing else moves money.
 * `post` throws Refusal('insufficientBalance') when a player account would go below zero, and writes nothing then.
 */
export interface Ledger {
  post(transaction: Database, posting: Posting): Promise<Posted>;
  balances(database: Database, playerId: string): Promise<Record<PlayerAccount, number>>;
}
