import type { FieldErrorKey } from '@marquee/contract/errors';
import type { StaffErrorKey } from '@marquee/contract/staff/errors';

/** A refusal of a staff call, as `Refusal` is one of a player's call. */
export class StaffRefusal extends Error {
  constructor(
    readonly statusMessage: StaffErrorKey,
    readonly detail: {
      fields?: Record<string, FieldErrorKey>;
      /** What it is because of, for people: it follows the text. */
      because?: readonly string[];
      httpStatus?: 200 | 400 | 401 | 403 | 404 | 405 | 429;
    } = {},
  ) {
    super(statusMessage);
  }

  /** For the log. */
  get code(): string {
    return this.statusMessage;
  }
}
