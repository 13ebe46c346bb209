import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from './body';

/** Reads a body of unknown length up to the limit; undefined if it is longer. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(parts));
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

/** An error that API and other clients understand. Closes the connection, so that the rest need not be read. */
function tooLarge(context: Context): Response {
  const isCall = context.req.path.startsWith('/api/');
  const body = isCall ? { statusCode: 0, statusMessage: 'bodyTooLarge' } : { error: 'tooLarge' };
  return context.json(body, 413, { connection: 'close' });
}

/**
 * Refuses requests with a body larger than `most` bytes, by the declared length or else by reading up to the limit.
 * Mount it first; later readers may be stricter.
 */
export function limitBody(most = bodyLimit): MiddlewareHandler {
  return (context, next) => {
    const { method } = context.req.raw;
    return method === 'GET' || method === 'HEAD' ? next() : limited(context, next, most);
  };
}

async function limited(context: Context, next: Next, most: number): ReturnType<MiddlewareHandler> {
  const { method, headers } = context.req.raw;
  const length = headers.get('content-length');
  // With a declared length, the HTTP server reads no more than that.
  if (length !== null) return Number(length) <= most ? next() : tooLarge(context);
  const { body, url, signal } = context.req.raw;
  if (!body) return next();
  const read = await readUpTo(body, most);
  if (!read) return tooLarge(context);
  context.req.raw = new Request(url, { method, headers, body: read, signal });
  return next();
}
