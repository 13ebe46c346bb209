import type { IncomingMessage } from 'node:http';

/** Unreserved characters written as `%..`, which no browser does. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/i;
/** A path segment `.` or `..` in any encoding; browsers normalise these. */
const dots = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/** How many Host headers there are, in names and values by turns: `headers` drops all but one. */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * Whether a request target is unambiguous: a normalised path and exactly one Host. Otherwise proxy rules and the server
 * could interpret it differently: `/%72eadyz`, `/./readyz`, `GET http://other.example/ HTTP/1.1`.
 */
export function isPlain({ url = '', rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith('/') || hostsIn(rawHeaders) > 1) return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !dots.test(path) && !needless.test(path);
}
