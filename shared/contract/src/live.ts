import type { PaymentState } from './machines';

/**
 * Live changes. `POST /api/live` answers with server-sent events (event name = topic, JSON data); the body carries
 * domain_name and, for the player's topics, account_id and auth, so that no token is in a URL. An event only says what
 * changed; unless it has data, clients reload the state by the ordinary call.
 */
export interface LiveEvents {
  /** Balances after a ledger transaction, minor units. */
  balance: {
    game_balance: number;
    game_token: number;
    minigame: { frozen_token: number; token_balance: number };
    bonus?: number;
    free_bet?: number;
  };
  /** A bonus of the player changed. */
  bonuses: Record<string, never>;
  /** A payment changed its state. */
  wallet: { payment_id: string; state: PaymentState };
  /** Odds, scores or states of these matches changed. */
  sports: { match_ids: string[] };
  /** Limits, exclusion or reality check changed; includes the access state, so that nothing stays open meanwhile. */
  protection: { access: 'open' | 'time_out' | 'excluded' | 'closing'; until: string | null };
  /** The player's identity check changed. */
  identity: { status: 'pending' | 'documents' | 'passed' | 'failed' };
  /** A message arrived or was claimed. */
  inbox: Record<string, never>;
  /**
   * What can be played, staked on or paid with changed: pages read again what they show of it, each at a random moment
   * within this time, ms.
   */
  offers: { within?: number };
  /**
   * The start-up answer changed: categories, menus, maintenance, what is switched off. Pages read it anew, and their
   * offers.
   */
  site: { within?: number };
  /**
   * New releases are live: the registry's revision. Sent by the edge to everybody, at the beginning of a stream with
   * the version of the site's start-up answer (`StartData`).
   */
  releases: { revision: number; site?: string };
  /** The session ended; the reason is a status message of the catalogue. */
  session: { statusMessage: string };
}

/** A live topic. */
export type LiveTopic = keyof LiveEvents;
