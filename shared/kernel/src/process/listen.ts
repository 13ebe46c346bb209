import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type serve } from '@hono/node-server';
import { isPlain } from './requestTarget';

/** The request handler; its second parameter has the request's `incoming` message. */
type Fetch = Parameters<typeof serve>[0]['fetch'];

/**
 * How long an idle connection stays open, ms. Longer than proxies keep theirs (60 s is usual), so that the proxy closes
 * first: a request sent to a closing server would be lost, and cannot be retried for the player.
 */
const keepAliveTimeout = 75_000;

/** Load balancers send these without Host, often by HTTP/1.0. Everything else needs a Host to find its site. */
const isProbe = ({ url = '' }: IncomingMessage) => /^\/(healthz|readyz)(\?|$)/.test(url);

/**
 * Listens for HTTP requests; calls `onReady` once it does. Requests without Host (except health probes) and ambiguous
 * ones (`isPlain`) are answered 400.
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
