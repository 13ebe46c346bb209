import type * as v from 'valibot';
import type { StaffErrorKey } from './errors';
import type { Permission } from './permissions';

/** One staff call: everything that route, client, command, rights and audit need to know. */
export interface StaffCallRow {
  /** What it does, in one sentence: the help of its command. */
  about: string;
  /**
   * `act`: changes something, in one transaction with its audit entry, and is repeated safely by its `request_id`.
   * `read`: changes nothing.
   */
  kind: 'act' | 'read';
  /**
   * Where the permission must hold: `site`: at the site that the request names; `sites`: a read of all sites where it
   * holds, or of the one that is named; `all`: for the whole installation.
   */
  scope: 'site' | 'sites' | 'all';
  /** Null: every staff member may. */
  permission: Permission | null;
  /** The call's own fields. Beside them stand `site`, `reason` and `request_id`. */
  input: v.GenericSchema<Record<string, unknown>>;
  output: v.GenericSchema<Record<string, unknown>>;
  /** Refusals that it has beside those of all calls. */
  errors: readonly StaffErrorKey[];
  /** Whether a reason must be given; it is written into the audit. */
  reason?: true;
  /**
   * Whether it may need a second person: above the threshold of its site and currency, or where there is none.
   * `always`: no threshold lets one person do it.
   */
  second?: true | 'always';
  /** Whether the passkey must have been confirmed within the last five minutes: money and personal data. */
  stepUp?: true;
  /** Whether a read shows personal data: then the reading is in the audit. */
  personal?: true;
  /** The most of one person in a minute, in each process: what shows many players one by one. */
  perMinute?: number;
  /** Whether its output has a secret, which is shown once and not stored. */
  secret?: true;
}

/** What an act answers instead of its output if it waits for a second person. */
export interface WaitingAnswer {
  waits: {
    approval: string;
    /** Of everything that the second person decides. */
    hash: string;
    ends_at: string;
  };
}
