import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit, bytesOf, TooLarge } from './body';

/** An error that API and other clients understand. Closes the connection, so that the rest need not be read. */
function refused(context: Context, status: 400 | 413): Response {
  const [statusMessage, error] = status === 413 ? ['bodyTooLarge', 'tooLarge'] : ['invalidInput', 'badMessage'];
  const body = context.req.path.startsWith('/api/') ? { statusCode: 0, statusMessage } : { error };
  return context.json(body, status, { connection: 'close' });
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
  if (length !== null) return Number(length) <= most ? next() : refused(context, 413);
  const { body, url, signal } = context.req.raw;
  if (!body) return next();
  let read: Uint8Array<ArrayBuffer>;
  try {
    read = await bytesOf(body, most);
  } catch (error) {
    return refused(context, error instanceof TooLarge ? 413 : 400);
  }
  context.req.raw = new Request(url, { method, headers, body: read, signal });
  return next();
}
