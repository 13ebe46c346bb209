import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from '@marquee/kernel/http/encoding';
import type { Context } from 'hono';
import type { Answered } from '../calls/envelopes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller responses are not compressed: it costs more than it saves. */
const minCompressedSize = 1024;

/**
 * An answer as an HTTP response: JSON, never cached, compressed if the client accepts it, with `set-cookie` from
 * `cookies`.
 */
export async function jsonResponse(
  context: Context,
  { status, envelope }: Answered,
  cookies: readonly string[] = [],
): Promise<Response> {
  const text = JSON.stringify(envelope);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  for (const line of cookies) headers.append('set-cookie', line);
  const encoding =
    text.length < minCompressedSize ? undefined : encodingFor(context.req.header('accept-encoding'), ['br', 'gzip']);
  if (!encoding) return new Response(text, { status, headers });
  const packed =
    encoding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(text, { level: 5 });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(packed), { status, headers });
}
