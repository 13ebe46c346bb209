import * as v from 'valibot';
import type { IdentityAnswer, IdentityEvent, IdentityOrder, IdentityStep } from './identityCheck';

/** The partner's path for orders, and the operator's path for events. */
export const identityPaths = { checks: '/identity/v1/checks', events: '/identity/v1/events' } as const;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9:._-]{1,120}$/));
const words = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const status = v.picklist(['passed', 'failed', 'pending', 'documents']);
const reason = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))), null);

/** Country (ISO 3166), kind and number of a document, without spaces or dashes in the number. */
const document = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2} [a-z_]{1,30} [A-Za-z0-9]{4,40}$/))), null);

/** Whether a URL may be opened from a player's page: https, or a path of the operator's own origin. */
export function isStepAddress(address: string): boolean {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address) && new URL(address).username === '';
}

const nextStep = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('redirect'),
    url: v.pipe(v.string(), v.maxLength(2000), v.check(isStepAddress)),
    expires_at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  }),
]) satisfies v.GenericSchema<unknown, IdentityStep>;

/** Operator → partner: `POST /identity/v1/checks`. */
export const identityOrder = v.object({
  check_id: id,
  site: words(253),
  player: id,
  full_name: words(200),
  date_of_birth: v.pipe(v.string(), v.isoDate()),
  telephone: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(254)),
  address: v.exactOptional(v.object({ line: words(100), town: words(60), postcode: words(12) })),
  language: v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/)),
  minimum_age: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
}) satisfies v.GenericSchema<unknown, IdentityOrder>;

/** The partner's answer to it. */
export const identityAnswer = v.object({
  status,
  reason,
  next_step: nextStep,
  document,
}) satisfies v.GenericSchema<unknown, IdentityAnswer>;

/** Partner → operator: `POST /identity/v1/events`. */
export const identityEvent = v.object({
  event_id: id,
  check_id: id,
  status,
  reason,
  document,
}) satisfies v.GenericSchema<unknown, IdentityEvent>;

/** The operator's answer: the outcome of the event. */
export const eventReceipt = v.object({ outcome: v.picklist(['applied', 'repeated', 'same', 'late', 'contradicts']) });
