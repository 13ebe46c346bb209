import { disconnect, type Failure, serviceUnavailable } from '../envelope';

/**
 * What every call of a row carries beside its own input (R7), added by the client: `domain` domain_name · `site`
 * domain_name and external_id · `player` account_id and auth, which only a signed-in player has.
 */
export type Carries = 'domain' | 'site' | 'player';

/** How often: `burst` at once, and `perMinute` in the long run. */
export interface Rate {
  burst: number;
  perMinute: number;
  /** Whether it protects accounts: then it is counted for all processes together. */
  shared?: true;
}

/**
 * One call: everything that client, server and docs have to know of it, except its schemas. Those lie in a file beside
 * the rows, so that a browser has the table without them: the backend validates, and a form loads only the schemas of
 * the fields that it checks.
 */
export interface CallRow {
  carries: Carries;
  /** What a failure of its transport turns into (R8). */
  failure: Failure;
  /**
   * What an address may make of it, beside the rate of all calls together: for calls that cost more or invite abuse.
   */
  rate?: Rate;
  /** `key`: its input has a `request_id`, and a repeat with the same one is the same operation (`outcome.ts`). */
  idempotency?: 'key';
  /**
   * The player first proves again who asks (`auth/step_up`): a session alone does not suffice. Refused with
   * `stepUpNeeded` otherwise.
   */
  needsStepUp?: boolean;
  /** A site in maintenance answers it, too. */
  duringMaintenance?: boolean;
  /** The page asks it by itself: it is no use of the session, and does not prolong it. */
  passive?: boolean;
}

/** A row of a call that anybody may make. */
export const visitor = (failure: Failure) => ({ carries: 'site', failure }) as const;

/** A row of a call that needs a signed-in player. */
export const player = (failure: Failure) => ({ carries: 'player', failure }) as const;

/** R8.15: an unavailable service, with an empty list. */
export const empty = { ...serviceUnavailable, value: [] };

/** R8.14: a broken line, with an empty list. */
export const lost = { ...disconnect, value: [] };
