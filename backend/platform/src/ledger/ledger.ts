import type { Database } from '@marquee/database/database';

/**
 * Accounts of the double-entry ledger. The first group exists per player; the others belong to the operator, per site
 * and currency. `receivable` holds players' debts as negative amounts; `offer:<code>` is what an offer of bonus money
 * costs. Amounts are integer minor units. Player accounts
 * never go below zero; operator accounts may.
 */
export type PlayerAccount =
  | 'cash'
  | 'reserved'
  | 'game_token'
  | 'minigame_token'
  | 'frozen_token'
  | 'bonus'
  | 'free_bet';
export type OperatorAccount =
  | 'gateway'
  | 'payouts'
  | 'receivable'
  | 'gaming'
  | 'sportsbook'
  | 'promotions'
  | `offer:${string}`
  | 'conversion';

/** The reason of a transaction, as statements show it. */
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
  | 'bonus_granted'
  | 'bonus_converted'
  | 'bonus_ended'
  | 'conversion'
  | 'adjustment';

/** One leg: an amount added to (or, negative, taken from) an account. The legs of a transaction sum to zero. */
export interface Leg {
  account: PlayerAccount | OperatorAccount;
  amount: number;
}

/**
 * A transaction to post. `key` is an idempotency key, unique per site: posting it again returns the first result and
 * changes nothing.
 */
export interface Posting {
  key: string;
  kind: TransactionKind;
  site: string;
  playerId: string;
  currency: string;
  legs: Leg[];
  /** The id of its payment, round or bet; and a short text for the statement. */
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
 * The ledger; money moves nowhere else. `post` throws Refusal('insufficientBalance') and writes nothing if a player
 * account would go below zero.
 */
export interface Ledger {
  post(transaction: Database, posting: Posting): Promise<Posted>;
  balances(database: Database, playerId: string): Promise<Record<PlayerAccount, number>>;
}
