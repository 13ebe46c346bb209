import * as v from 'valibot';
import { requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

const approval = v.object({
  id: v.string(),
  /** The staff call, its site and its input as it was asked for. */
  call: v.string(),
  site: v.nullable(v.string()),
  input: v.record(v.string(), v.unknown()),
  /** Of everything that is decided; what approves names it. */
  hash: v.string(),
  reason: v.nullable(v.string()),
  /** Minor units, where money moves. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  asked_by: v.string(),
  asked_at: time,
  ends_at: time,
});

const past = v.object({
  id: v.string(),
  call: v.string(),
  site: v.nullable(v.string()),
  /** Minor units, where money moves. */
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** Its kind and id, and the name. */
  asked_by: v.string(),
  asked_at: time,
  /** `refused`: also what its asker withdrew. */
  state: v.picklist(['done', 'refused']),
  decided_by: v.string(),
  decided_at: time,
});

/** Part of a name, or the whole id of a staff member. */
const who = v.optional(requiredText(120));

/** What waits for a second person. */
export const approvals = {
  'approvals/mine': {
    about: 'Lists what one asked for oneself that waits for a second person.',
    kind: 'read',
    scope: 'sites',
    permission: null,
    input: v.object({}),
    output: v.object({ value: v.array(approval) }),
    errors: [],
    personal: true,
  },
  'approvals/withdraw': {
    about: 'Withdraws what one asked for oneself: it does not wait any more.',
    kind: 'act',
    scope: 'sites',
    permission: null,
    input: v.object({ approval: requiredText(64) }),
    output: v.object({}),
    errors: ['approvalGone'],
  },
  'approvals/list': {
    about: 'Lists what waits for a second person.',
    kind: 'read',
    scope: 'sites',
    permission: 'staff.read',
    input: v.object({}),
    output: v.object({ value: v.array(approval) }),
    errors: [],
    personal: true,
  },
  'approvals/past': {
    about: 'Lists what was approved or refused, by whom, the newest decision first.',
    kind: 'read',
    scope: 'sites',
    permission: 'staff.read',
    input: v.object({
      asker: who,
      approver: who,
      call: v.optional(requiredText(60)),
      /** When it was decided: from, and before. */
      from: v.optional(time),
      until: v.optional(time),
      /** `next` of the page before. */
      after: v.optional(requiredText(120)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100),
    }),
    output: v.object({ value: v.array(past), next: v.nullable(v.string()) }),
    errors: [],
    personal: true,
  },
  'approvals/approve': {
    about: 'Does what another person asked for, as the second person.',
    kind: 'act',
    scope: 'sites',
    permission: 'approve',
    input: v.object({ approval: requiredText(64), hash: requiredText(64) }),
    output: v.object({ call: v.string(), output: v.record(v.string(), v.unknown()) }),
    errors: ['approvalGone', 'approvalByAsker', 'approvalByMaker', 'approvalByPayee', 'requestChanged'],
    stepUp: true,
  },
  'approvals/refuse': {
    about: 'Refuses what somebody asked for.',
    kind: 'act',
    scope: 'sites',
    permission: 'approve',
    input: v.object({ approval: requiredText(64) }),
    output: v.object({}),
    errors: ['approvalGone'],
    reason: true,
  },
} as const satisfies Record<string, StaffCallRow>;
