import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from '@marquee/kernel/http/encoding';
import type { Context } from 'hono';
import type { Answered } from '../calls/envelopes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers are sent as they are: packing them costs more than it saves. */
const worthPacking = 1024;

/** An answer as an HTTP response: JSON, never stored on the way, packed when the reader can unpack it. */
export async function jsonResponse(context: Context, { status, envelope }: Answered): Promise<Response> {
  const text = JSON.stringify(envelope);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  };
  const encoding = text.length < worthPacking ? undefined : encodingFor(context, ['br', 'gzip']);
  if (!encoding) return new Response(text, { status, headers });
  const packed =
    encoding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(text, { level: 5 });
  return new Response(new Uint8Array(packed), { status, headers: { ...headers, 'content-encoding': encoding } });
}
