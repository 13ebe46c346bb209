/**
 * What a partner says of a check. `passed` and `failed` are ends; a `passed` may be taken back as `failed`, nothing
 * else follows an end.
 */
export type IdentityStatus = 'passed' | 'failed' | 'pending' | 'documents';

/**
 * Whom a partner is asked about. The first order of a `check_id` counts; the same id again asks how the check stands.
 */
export interface IdentityOrder {
  /** Ours: a UUID. */
  check_id: string;
  /** Domain name of the site. */
  site: string;
  /** Stands for the player, and says nothing about them. */
  player: string;
  full_name: string;
  /** YYYY-MM-DD. */
  date_of_birth: string;
  telephone: string;
  email: string;
  /** Of what the player is shown: BCP 47. */
  language: string;
  /** Years. Whoever is younger fails. */
  minimum_age: number;
}

/** What the player does next: nothing, or goes to an address of the partner until it expires (ms since 1970). */
export type IdentityStep = { kind: 'none' } | { kind: 'redirect'; url: string; expires_at: number };

/** How a check stands. `reason` is a word for the operator's files; players never see it. */
export interface IdentityAnswer {
  status: IdentityStatus;
  reason: string | null;
  next_step: IdentityStep;
}

/** One event's body. A repeated event has the same `event_id`. */
export interface IdentityEvent {
  event_id: string;
  check_id: string;
  status: IdentityStatus;
  reason: string | null;
}

/** Says whether players are who they say, and old enough. */
export interface IdentityCheck {
  /** Orders a check, or asks how one stands that was ordered. Throws when it brings nothing; a repeat is safe. */
  check(order: IdentityOrder): Promise<IdentityAnswer>;
}
