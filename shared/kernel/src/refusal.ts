import type { ErrorKey, FieldErrorKey } from '@marquee/contract/errors';

/**
 * A refusal by the product, as opposed to an error: thrown by handlers, mapped to the envelope by the server's error
 * handler. `statusMessage` is a key of the error catalogue; `fields` has the faults of input fields.
 */
export class Refusal extends Error {
  constructor(
    readonly statusMessage: ErrorKey,
    readonly detail: {
      fields?: Record<string, FieldErrorKey>;
      /** The ticket with which a login continues (`auth/second_factor`). */
      ticket?: string;
      /** What staff wrote to the player, shown in place of the key's text. */
      words?: string;
      /** The highest stake of a round, minor units (`slotStakeTooHigh`). */
      highest?: number;
      statusCode?: number;
      httpStatus?: 200 | 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429;
    } = {},
  ) {
    super(statusMessage);
  }

  /** For the log. */
  get code(): string {
    return this.statusMessage;
  }
}
