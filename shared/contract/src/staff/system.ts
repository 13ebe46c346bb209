import * as v from 'valibot';
import { day, requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 200);
const kind = requiredText(80);

/** Background work, messages on their way, and what visitors searched in vain. */
export const system = {
  'jobs/list': {
    about: 'Lists background work that has failed for a quarter of an hour, by kind and fault, and what to do.',
    kind: 'read',
    scope: 'all',
    permission: 'system.read',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          kind: v.string(),
          fault: v.string(),
          jobs: v.number(),
          /** Since when the oldest fails, and when the first of them is tried again. */
          failed_at: time,
          next_at: time,
          /** Most tries of one. */
          tries: v.number(),
          /** Of at most five, the oldest first. */
          keys: v.array(v.string()),
          /** What to do about it. */
          cure: v.string(),
        }),
      ),
    }),
    errors: [],
  },
  'jobs/retry': {
    about: 'Has failed background work tried at once: all of it, that of a kind, or one job.',
    kind: 'act',
    scope: 'all',
    permission: 'system.retry',
    input: v.object({ kind: v.optional(kind), key: v.optional(requiredText(200)) }),
    output: v.object({ jobs: v.number() }),
    errors: ['nothingToDecide'],
  },
  'deliveries/list': {
    about: 'Lists e-mails and texts to people that wait to be sent, or could not be sent within a week.',
    kind: 'read',
    scope: 'sites',
    permission: 'system.read',
    input: v.object({ limit }),
    output: v.object({
      value: v.array(
        v.object({
          message: v.string(),
          site: v.string(),
          /** What for, such as `login`, `security` or `answer`. */
          purpose: v.string(),
          channel: v.string(),
          state: v.picklist(['pending', 'failed']),
          /** Masked; null once it has ended: then nothing of it is kept. */
          recipient: v.nullable(v.string()),
          tries: v.number(),
          /** The last fault, as a kind and a code. */
          fault: v.nullable(v.string()),
          next_at: v.nullable(time),
          expires_at: time,
        }),
      ),
    }),
    errors: [],
  },
  'searches/list': {
    about: 'Lists searches of visitors that found nothing, the most frequent first.',
    kind: 'read',
    scope: 'sites',
    permission: 'system.read',
    input: v.object({
      /** The first day; without one, 30 days ago. */
      since: v.optional(day),
      limit,
    }),
    output: v.object({
      value: v.array(v.object({ site: v.string(), words: v.string(), times: v.number(), last_day: v.string() })),
    }),
    errors: [],
  },
} as const satisfies Record<string, StaffCallRow>;
