/**
 * Live changes. `POST /api/live` answers with server-sent events (one event name per topic, JSON data); the body
 * carries domain_name and, for the player's topics, account_id and auth, so that no token ever stands in a URL. An
 * event only says what changed; the reader asks the ordinary call for the new state, except where data is given.
 */
export interface LiveEvents {
  /** Balances after a ledger transaction, minor units. */
  balance: { game_balance: number; game_token: number; minigame: { frozen_token: number; token_balance: number } };
  /** A payment changed its state. */
  wallet: { payment_id: string; state: string };
  /** Odds, scores or states of these matches changed. */
  sports: { match_ids: string[] };
  /**
   * Limits, exclusion or reality check changed. Whether the doors are open now is said with it, so that none stays open
   * meanwhile.
   */
  protection: { access: 'open' | 'time_out' | 'excluded' | 'closing'; until: string | null };
  /** The player's identity check changed. */
  identity: { status: 'pending' | 'documents' | 'passed' | 'failed' };
  /** A message arrived or was claimed. */
  inbox: Record<string, never>;
  /** Other releases are live: the revision of the registry. The edge says so, to everybody. */
  releases: { revision: number };
  /** The session ended: the reason is a status message of the catalogue. */
  session: { statusMessage: string };
}

/** A live topic. */
export type LiveTopic = keyof LiveEvents;
