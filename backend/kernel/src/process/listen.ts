import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';

/** What answers a request; the second parameter has the request's `incoming` message. */
type Fetch = Parameters<typeof serve>[0]['fetch'];

/**
 * How long a connection without a request stays open, ms. Longer than the proxies in front keep theirs (60 s is usual), so that it is
 * they who close: a request that meets a closing server is lost, and nobody may repeat it for the player.
 */
const keepAliveTimeout = 75_000;

/** Listens for HTTP requests; `onReady` is called once it does. */
export function listen(
  { fetch, port, hostname }: { fetch: Fetch; port: number; hostname?: string },
  onReady?: (address: AddressInfo) => void,
): ServerType {
  return serve({ fetch, port, ...(hostname ? { hostname } : {}), serverOptions: { keepAliveTimeout } }, onReady);
}
