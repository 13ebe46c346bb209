import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** For how long a form may be sent, ms. */
const validFor = 3600_000;

/** Tokens of forms: each is for one text, such as all that its form says, for an hour, and of this process. */
export class FormTokens {
  readonly #key = randomBytes(32);

  /** @param now ms since 1970 */
  constructor(readonly now: () => number) {}

  of(text: string): string {
    const until = this.now() + validFor;
    return `${until}.${this.#sign(until, text)}`;
  }

  isValid(token: string, text: string): boolean {
    const [, until, sign = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
    if (until === undefined || Number(until) < this.now()) return false;
    return timingSafeEqual(Buffer.from(sign), Buffer.from(this.#sign(Number(until), text)));
  }

  #sign(until: number, text: string): string {
    return createHmac('sha256', this.#key).update(`${until} ${text}`).digest('base64url');
  }
}
