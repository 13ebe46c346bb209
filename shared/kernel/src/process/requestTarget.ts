import type { IncomingMessage } from 'node:http';

/** Letters, digits, `-` and `_` written as `%..`, which no browser writes so. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/i;
/** A part of a path that is `.` or `..`, in any spelling; browsers take these away themselves. */
const dots = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/**
 * Whether a request says in one way only what it asks for: by a path in its one spelling, of one Host. Otherwise a rule
 * of a proxy in front and the server behind it could read two things in it: `/%72eadyz`, `/./readyz`,
 * `GET http://other.example/ HTTP/1.1`.
 */
export function isPlain({ url = '', headersDistinct: { host } }: IncomingMessage): boolean {
  if (!url.startsWith('/') || (host?.length ?? 0) > 1) return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !dots.test(path) && !needless.test(path);
}
