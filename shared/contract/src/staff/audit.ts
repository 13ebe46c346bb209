import * as v from 'valibot';
import { requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** An entry of the audit. `before` and `after` are what the act changed. */
const entry = v.object({
  sequence: v.number(),
  at: time,
  /** Who: a staff member, a key, or the console. `second` is who approved it. */
  actor: v.string(),
  actor_name: v.string(),
  roles: v.array(v.string()),
  second: v.nullable(v.string()),
  site: v.nullable(v.string()),
  /** The name of the staff call, and what became of it. */
  act: v.string(),
  outcome: v.picklist(['done', 'refused', 'read', 'asked']),
  /** The error of a refused one. */
  error: v.nullable(v.string()),
  /** `player:<id>`, `payment:<id>` and the like. */
  target: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  before: v.unknown(),
  after: v.unknown(),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  address: v.string(),
  request: v.nullable(v.string()),
  hash: v.string(),
});

/** An entry of the audit as staff calls show it. */
export type AuditEntry = v.InferOutput<typeof entry>;

/** Reading the audit. */
export const audit = {
  'audit/list': {
    about: 'Lists the newest entries of the audit: who did what, where, why.',
    kind: 'read',
    scope: 'sites',
    permission: 'audit.read',
    input: v.object({
      /** Only entries before this sequence number. */
      before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      actor: v.optional(requiredText(64)),
      target: v.optional(requiredText(120)),
      act: v.optional(requiredText(60)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 50),
    }),
    output: v.object({ value: v.array(entry) }),
    errors: [],
    personal: true,
  },
  'audit/export': {
    about: 'Exports the audit from its beginning, an entry a line (JSONL), which verify-audit can check.',
    kind: 'read',
    scope: 'all',
    permission: 'audit.read',
    input: v.object({ after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0) }),
    /** A part of the file; `last` is what the next part comes after, null at the end. */
    output: v.object({ lines: v.string(), last: v.nullable(v.number()) }),
    errors: [],
    personal: true,
  },
} as const satisfies Record<string, StaffCallRow>;
