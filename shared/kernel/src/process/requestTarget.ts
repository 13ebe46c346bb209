import type { IncomingMessage } from 'node:http';

/** Unreserved characters written as `%..`, which no browser does. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/i;
/** A path segment `.` or `..` in any encoding; browsers normalise these. */
const dots = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/**
 * Whether a request target is unambiguous: a normalised path and exactly one Host. Otherwise proxy rules and the server
 * could interpret it differently: `/%72eadyz`, `/./readyz`, `GET http://other.example/ HTTP/1.1`.
 */
export function isPlain({ url = '', headersDistinct: { host } }: IncomingMessage): boolean {
  if (!url.startsWith('/') || (host?.length ?? 0) > 1) return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !dots.test(path) && !needless.test(path);
}
