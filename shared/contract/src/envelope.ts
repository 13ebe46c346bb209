import { type ErrorKey, failures } from './errors';

/**
 * The envelope of every answer (R7.03): `statusCode` 1 is success; otherwise `statusMessage` is a key of the error
 * catalogue.
 */
export interface Envelope {
  statusCode: number;
  statusMessage: string;
  /** What staff wrote to the player, if anything: shown in place of the text of the key. */
  words?: string;
}

/** The only code that means success (R7.03). */
export const SUCCESS = 1;

/** The answer of a call whose transport failed (R8): an envelope, plus empty values that callers may rely on. */
export interface Failure extends Envelope {
  statusMessage: ErrorKey;
  [empty: string]: unknown;
}

/** R8.11, R8.16: login, signup, one-time-code calls, forgot password, vip, update password, start-up. */
export const internalServerError: Failure = { statusCode: -500, statusMessage: 'internalServerError' };

/** R8.12, R8.15: balance, site info, partners, SEO and home calls. */
export const serviceUnavailable: Failure = { statusCode: -503, statusMessage: 'serviceUnavailable' };

/** R8.14: most settings and auth calls. */
export const disconnect: Failure = { statusCode: 0, statusMessage: 'disconnect' };

/** Tells success from refusal and failure. */
export function succeeded(answer: Envelope): boolean {
  return answer.statusCode === SUCCESS;
}

/** Whether the connection or the server failed, as opposed to a refusal: the call's outcome is unknown. */
export function failed(answer: Envelope): boolean {
  return !succeeded(answer) && failures.some((message) => message === answer.statusMessage);
}
