import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type serve } from '@hono/node-server';
import { isPlain } from './requestTarget';

/** What answers a request; the second parameter has the request's `incoming` message. */
type Fetch = Parameters<typeof serve>[0]['fetch'];

/**
 * How long a connection without a request stays open, ms. Longer than the proxies in front keep theirs (60 s is usual),
 * so that it is they who close: a request that meets a closing server is lost, and nobody may repeat it for the player.
 */
const keepAliveTimeout = 75_000;

/**
 * What load balancers ask without a Host, many of them by HTTP/1.0. Everything else is for a site, which the Host
 * names.
 */
const isProbe = ({ url = '' }: IncomingMessage) => /^\/(healthz|readyz)(\?|$)/.test(url);

/**
 * Listens for HTTP requests; `onReady` is called once it does. A request without a Host is answered 400, unless it asks
 * for health, and so is one that can be read in two ways (`isPlain`).
 */
export function listen(
  { fetch, port, hostname }: { fetch: Fetch; port: number; hostname?: string },
  onReady?: (address: AddressInfo) => void,
): Server {
  const answer = getRequestListener(fetch, { hostname: 'localhost' });
  const server = createServer({ keepAliveTimeout, requireHostHeader: false }, (incoming, outgoing) => {
    if (isPlain(incoming) && (incoming.headers.host || isProbe(incoming))) return answer(incoming, outgoing);
    outgoing.writeHead(400, { connection: 'close' }).end();
  });
  return server.listen(port, hostname, () => onReady?.(server.address() as AddressInfo));
}
