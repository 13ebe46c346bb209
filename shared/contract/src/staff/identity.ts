import * as v from 'valibot';
import { requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** Why an identity check was asked for: the site's profile asks everybody, or an account is alike. */
export const identityCauses = ['everybody', 'alike'] as const;

const check = v.object({
  /** The id of the check, by which the partner knows it. */
  check: v.string(),
  site: v.string(),
  player: v.string(),
  account_id: v.string(),
  cause: v.picklist(identityCauses),
  /** Which attempt it is; after three failed ones the player cannot begin another. */
  attempt: v.number(),
  /** A word of the partner, for staff; null if it gave none. */
  reason: v.nullable(v.string()),
  minimum_age: v.number(),
  created_at: time,
  /** When it failed: since then it waits. */
  failed_at: time,
  /** How often the partner said `passed` after it had failed; that changes nothing by itself. */
  contradicted: v.number(),
  /** Whether the player has shown a document in any check; which, only the partner knows. */
  has_document: v.boolean(),
});

/** Identity checks that wait for a person. */
export const identity = {
  'identity/list': {
    about: 'Lists the identity checks that failed, the oldest first: a person may decide otherwise.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.identity',
    input: v.object({
      /** `next` of the page before. */
      after: v.optional(requiredText(200)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 200),
    }),
    output: v.object({ value: v.array(check), next: v.nullable(v.string()) }),
    errors: [],
    personal: true,
  },
} as const satisfies Record<string, StaffCallRow>;
