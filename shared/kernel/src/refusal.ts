import type { ErrorKey, FieldErrorKey } from '@marquee/contract/errors';

/**
 * A refusal of the product, as opposed to a fault: thrown by handlers, turned into the envelope by the server's one
 * error handler. `statusMessage` is a key of the error catalogue; `fields` names what is wrong with which input field.
 */
export class Refusal extends Error {
  constructor(
    readonly statusMessage: ErrorKey,
    readonly detail: {
      fields?: Record<string, FieldErrorKey>;
      /** What a login goes on with (`auth/second_factor`). */
      ticket?: string;
      statusCode?: number;
      httpStatus?: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 429;
    } = {},
  ) {
    super(statusMessage);
  }
}
