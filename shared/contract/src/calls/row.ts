import { disconnect, type Failure, serviceUnavailable } from '../envelope';

/**
 * Fields that the client adds to a call's own input (R7): `domain` domain_name · `site` domain_name and external_id ·
 * `player` account_id and auth, which only a signed-in player has.
 */
export type Carries = 'domain' | 'site' | 'player';

/** A rate limit: `burst` at once, and `perMinute` in the long run. */
export interface Rate {
  burst: number;
  perMinute: number;
  /** Whether it protects accounts: then all processes count together. */
  shared?: true;
}

/**
 * One call: everything that client, server and docs need to know, except its schemas. Those are in separate files, so
 * that browsers load the table without them: the backend validates, and a form loads only the schemas of its fields.
 */
export interface CallRow {
  carries: Carries;
  /** The answer when its transport fails (R8). */
  failure: Failure;
  /** A limit per address in addition to that of all calls together, for calls that are costly or invite abuse. */
  rate?: Rate;
  /** `key`: its input has a `request_id`, and retrying with the same one is idempotent (`outcome.ts`). */
  idempotency?: 'key';
  /** Requires a step-up (`auth/step_up`): a session alone does not suffice, and is refused with `stepUpNeeded`. */
  needsStepUp?: boolean;
  /** Also answered during maintenance. */
  duringMaintenance?: boolean;
  /** Made by the page itself: it does not prolong the session. */
  passive?: boolean;
}

/** A public call. */
export const visitor = (failure: Failure) => ({ carries: 'site', failure }) as const;

/** A call that needs a signed-in player. */
export const player = (failure: Failure) => ({ carries: 'player', failure }) as const;

/** R8.15: service unavailable, with an empty list. */
export const empty = { ...serviceUnavailable, value: [] };

/** R8.14: connection lost, with an empty list. */
export const lost = { ...disconnect, value: [] };
