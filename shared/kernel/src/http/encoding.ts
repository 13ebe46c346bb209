import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** A content encoding that answers are packed with. */
export type Encoding = 'br' | 'gzip';

/**
 * The encoding that an answer is sent in: the first of `offered` that the request accepts, undefined to send it as it
 * is. The order is the server's, because clients name what they accept without a preference. Only what is named counts,
 * `*` does not.
 */
export function encodingFor<E extends Encoding>(context: Context, offered: readonly E[]): E | undefined {
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...offered],
    default: 'identity',
    match: (accepted, { supports, default: plain }) =>
      supports.find((name) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === name)) ?? plain,
  });
  return offered.find((name) => name === chosen);
}
