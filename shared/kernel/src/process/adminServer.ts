import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../metrics/metrics';
import { processMetrics } from '../metrics/processMetrics';

/** Answers a probe, by the same app that serves the site. */
type Probe = (path: '/healthz' | '/readyz') => Response | Promise<Response>;

/** Of all answers: nothing is kept, and pages have only their own styles. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** A running admin server. */
export interface AdminServer {
  port: number;
  close(): Promise<void>;
}

/**
 * The admin listener: `/metrics`, `/healthz`, `/readyz` and further pages (HTML, by path) on a separate port. Bound to
 * localhost unless `host` says otherwise, and kept open while the public port drains.
 */
export async function startAdminServer(
  where: { port: number; host: string },
  { metrics, probe, pages = {} }: { metrics: Metrics; probe: Probe; pages?: Readonly<Record<string, () => string>> },
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
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page) return { status: 200, type: 'text/html; charset=utf-8', text: page() };
    return { status: 404, type: 'text/plain', text: 'Not found\n' };
  };
  const server = createServer({ requireHostHeader: false }, async (request, response) => {
    const { status, type, text } = await answer((request.url ?? '').split('?', 1)[0] ?? '').catch(() => ({
      status: 500,
      type: 'text/plain',
      text: 'Failed\n',
    }));
    response.writeHead(status, { ...headers, 'content-type': type }).end(text);
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
