import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** A content encoding of responses. */
export type Encoding = 'br' | 'gzip';

/**
 * The encoding of a response: the first of `offered` that the request accepts; undefined for none. The server's order
 * decides, because clients state no preference. `*` is ignored.
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
