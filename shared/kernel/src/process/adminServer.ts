import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Metrics } from '../metrics/metrics';
import { processMetrics } from '../metrics/processMetrics';

/** Answers a probe, by the same app that serves the site. */
type Probe = (path: '/healthz' | '/readyz') => Response | Promise<Response>;

/** Further pages of the listener: the answer for a request from a network address; null where there is none. */
export type AdminPages = (request: Request, address: string) => Response | null | Promise<Response | null>;

/** Of all answers: nothing is kept, and a page has what it says itself. */
const headers: Record<string, string> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** A running admin server. */
export interface AdminServer {
  port: number;
  close(): Promise<void>;
}

const textOf = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } });

/**
 * The admin listener: `/metrics`, `/healthz`, `/readyz` and further pages on a separate port. Bound to localhost unless
 * `host` says otherwise, and kept open while the public port drains.
 */
export async function startAdminServer(
  where: { port: number; host: string },
  { metrics, probe, pages }: { metrics: Metrics; probe: Probe; pages?: AdminPages },
): Promise<AdminServer> {
  const stopMeasuring = processMetrics(metrics);
  async function answer(request: Request, address: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/metrics')
      return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } });
    if (pathname === '/healthz' || pathname === '/readyz') {
      const { status, body } = await probe(pathname);
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    }
    return (await pages?.(request, address)) ?? textOf('Not found\n', 404);
  }
  async function fetch(request: Request, { incoming }: { incoming: IncomingMessage }): Promise<Response> {
    const given = await answer(request, incoming.socket.remoteAddress ?? '').catch(() => textOf('Failed\n', 500));
    for (const [name, value] of Object.entries(headers)) if (!given.headers.has(name)) given.headers.set(name, value);
    return given;
  }
  const listener = getRequestListener(fetch as Parameters<typeof getRequestListener>[0], { hostname: 'localhost' });
  const server = createServer({ requireHostHeader: false }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      stopMeasuring();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
