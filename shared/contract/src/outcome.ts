import type { KeyedCall } from './calls';
import { type Envelope, failed } from './envelope';

/**
 * Whether it is unknown what became of a call that moves something. As its row says `idempotency: 'key'`, it may be
 * made again with the same `request_id`, and is never done twice; a new key would be a second bet or payment. Any other
 * answer is definite: what comes next takes a new key.
 * @param _call names the call, so that asking this of one without a key does not compile
 */
export function outcomeUnknown(_call: KeyedCall, answer: Envelope): boolean {
  return failed(answer);
}
