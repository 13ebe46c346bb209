import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding as Coding, encodingFor } from '@marquee/kernel/http/encoding';

/** A content encoding that the edge supports. */
export type Encoding = Coding | 'identity';

/**
 * The encoding of a response, among those that the client accepts. Brotli is preferred to gzip regardless of weights:
 * files are precompressed with it, and it is smaller.
 */
export function encodingOf(accept: string | null | undefined): Encoding {
  return encodingFor(accept, ['br', 'gzip']) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

/** Texts below this size (bytes) are not worth compressing. */
const minCompressedSize = 500;

/** Compression level: quick for a response that is being waited for, best for one that is sent many times. */
export type Level = 'quick' | 'best';

const brotliQuality = (level: Level, size: number) => (level === 'best' ? 11 : size > 500_000 ? 4 : 5);

/** Compresses a text off the main thread. Quick means brotli at quality 5 (4 for large texts) or gzip at 6. */
export async function compress(
  text: Uint8Array,
  encoding: Encoding,
  level: Level = 'quick',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new Uint8Array(text);
  if (encoding === 'gzip') return new Uint8Array(await squeeze(text, { level: level === 'best' ? 9 : 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(level, text.byteLength),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return new Uint8Array(await brotli(text, { params }));
}

const textual = /^(text\/(?!event-stream)|application\/(([a-z]+\+)?json|xml)|image\/svg)/;

/** Encodes a response as the request accepts. Streams, small and already encoded responses are not changed. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !textual.test(type) || response.headers.has('content-encoding')) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  if (encoding === 'identity' || request.method === 'HEAD') {
    return new Response(response.body, { status: response.status, headers });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const small = bytes.byteLength < minCompressedSize;
  const body = small ? bytes : await compress(bytes, encoding);
  if (!small) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: response.status, headers });
}
