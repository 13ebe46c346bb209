/** The states of a check. `passed` and `failed` are final, except that `passed` may later become `failed`. */
export type IdentityStatus = 'passed' | 'failed' | 'pending' | 'documents';

/** The person to check. The first order of a `check_id` counts; the same id again polls the check. */
export interface IdentityOrder {
  /** Ours: a UUID. */
  check_id: string;
  /** Domain name of the site. */
  site: string;
  /** A pseudonymous player id. */
  player: string;
  full_name: string;
  /** YYYY-MM-DD. */
  date_of_birth: string;
  telephone: string;
  email: string;
  /** Where the person lives, where the site's profile asks for it: to be confirmed as well. */
  address?: { line: string; town: string; postcode: string };
  /** Language of the pages shown to the player: BCP 47. */
  language: string;
  /** Minimum age in years; younger players fail. */
  minimum_age: number;
}

/** The player's next step: nothing, or a partner's URL that expires (ms since 1970). */
export type IdentityStep = { kind: 'none' } | { kind: 'redirect'; url: string; expires_at: number };

/** The state of a check. `reason` is for the operator's records; players never see it. */
export interface IdentityAnswer {
  status: IdentityStatus;
  reason: string | null;
  next_step: IdentityStep;
  /** With `passed`, the document that the person showed: `GB passport 533401372`. */
  document?: string | null;
}

/** An event's body; `event_id` is the same in retries. */
export interface IdentityEvent {
  event_id: string;
  check_id: string;
  status: IdentityStatus;
  reason: string | null;
  document?: string | null;
}

/** Verifies players' identity and age. */
export interface IdentityCheck {
  /** Creates a check, or polls an existing one; idempotent. Throws on failure. */
  check(order: IdentityOrder): Promise<IdentityAnswer>;
}
