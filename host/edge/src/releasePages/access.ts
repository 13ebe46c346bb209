import { isIP } from 'node:net';

/** A name or address in a Host header, without the port. */
const hostIn = (request: Request): string =>
  (request.headers.get('host') ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address);

/** Headers by which a proxy says that it passes on somebody's request. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the pages of releases may be shown: the listener is asked by an address, by `localhost`, or by the name that
 * it is bound to. Any other name may be a stranger's, whose page then reads along (DNS rebinding).
 */
export function mayRead(request: Request, boundTo: string): boolean {
  const host = hostIn(request);
  return host === 'localhost' || host === boundTo.toLowerCase() || isIP(host) > 0;
}

/**
 * Whether a release may be changed: from this machine itself, and through no proxy. There is no sign-in for staff here,
 * so that whoever works on the server is whoever could run the commands.
 */
export function mayChange(request: Request, address: string): boolean {
  const host = hostIn(request);
  if (ofProxies.some((name) => request.headers.has(name))) return false;
  return isLoopback(address) && (host === 'localhost' || isLoopback(host));
}

/** Whether a page of this very listener sent a form, as browsers say. */
export function isOwnForm({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  return site === 'same-origin' && headers.get('origin') === `http://${headers.get('host')}`;
}
