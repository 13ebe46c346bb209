import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../metrics/metrics';
import { processMetrics } from '../metrics/processMetrics';

/** Answers a probe, by the same app that serves the site. */
type Probe = (path: '/healthz' | '/readyz') => Response | Promise<Response>;

/** A running admin server. */
export interface AdminServer {
  port: number;
  close(): Promise<void>;
}

/**
 * The admin listener: `/metrics`, `/healthz` and `/readyz` on a separate port. Bound to localhost unless `host` says
 * otherwise, and kept open while the public port drains.
 */
export async function startAdminServer(
  where: { port: number; host: string },
  { metrics, probe }: { metrics: Metrics; probe: Probe },
): Promise<AdminServer> {
  const stopMeasuring = processMetrics(metrics);
  const answer = async (path: string): Promise<{ status: number; type: string; text: string }> => {
    if (path === '/metrics') {
      return { status: 200, type: metrics.contentType, text: await metrics.text() };
    }
    if (path === '/healthz' || path === '/readyz') {
      const response = await probe(path);
      return { status: response.status, type: 'application/json', text: await response.text() };
    }
    return { status: 404, type: 'text/plain', text: 'Not found\n' };
  };
  const server = createServer({ requireHostHeader: false }, async (request, response) => {
    const { status, type, text } = await answer((request.url ?? '').split('?', 1)[0] ?? '').catch(() => ({
      status: 500,
      type: 'text/plain',
      text: 'Failed\n',
    }));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
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
