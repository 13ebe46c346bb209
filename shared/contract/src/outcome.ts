import type { KeyedCall } from './calls';
import { type Envelope, failed } from './envelope';

/**
 * Whether the outcome of a call that moves something is unknown. Calls with `idempotency: 'key'` can then be retried
 * with the same `request_id`; a new key could make a second bet or payment. After any other answer the next attempt
 * takes a new key.
 * @param _call names the call, so that a call without a key does not compile
 */
export function outcomeUnknown(_call: KeyedCall, answer: Envelope): boolean {
  return failed(answer);
}
