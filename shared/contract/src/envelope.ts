import { type ErrorKey, failures } from './errors';

/**
 * The envelope of every answer (specification §7): `statusCode` 1 is success, everything else is a refusal or a failure
 * whose `statusMessage` is a key of the error catalogue.
 */
export interface Envelope {
  statusCode: number;
  statusMessage: string;
}

/** The only code that means success (§7). */
export const SUCCESS = 1;

/**
 * What a call turns into when its transport fails (§8): an envelope, plus the empty values that callers may rely on.
 */
export interface Failure extends Envelope {
  statusMessage: ErrorKey;
  [empty: string]: unknown;
}

/** §8: login, signup, one-time-code calls, forgot password, vip, update password, start-up. */
export const internalServerError: Failure = { statusCode: -500, statusMessage: 'internalServerError' };

/** §8: balance, site info, partners, SEO and home calls. */
export const serviceUnavailable: Failure = { statusCode: -503, statusMessage: 'serviceUnavailable' };

/** §8: most settings and auth calls. */
export const disconnect: Failure = { statusCode: 0, statusMessage: 'disconnect' };

/** Tells success from refusal and failure. */
export function succeeded(answer: Envelope): boolean {
  return answer.statusCode === SUCCESS;
}

/**
 * Tells a failure from a refusal: the line broke, or the server did after it took the request. What became of the call
 * is unknown.
 */
export function failed(answer: Envelope): boolean {
  return !succeeded(answer) && failures.some((message) => message === answer.statusMessage);
}
