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
