import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Answer, ask } from '@marquee/e2e/support/ask';

/** Scripts and data, and preloads of them. */
const script = /<script\b.*?<\/script>/gs;
const link = /<link\b[^>]*>/g;
const fetchesScript = /\bas="(script|fetch)"|\brel="modulepreload"/;

/** A page's markup without scripts. */
export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(link, (element) => (fetchesScript.test(element) ? '' : element));
}

/** Headers to copy: security headers affect how a browser opens a page (process isolation). */
const kept = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
] as const satisfies (keyof IncomingHttpHeaders)[];

/** A response as a static file: pages without scripts at maximum compression, everything else unchanged. */
function asFile({ status, headers, body }: Answer): { status: number; headers: Record<string, string>; body: Buffer } {
  const isPage = headers['content-type']?.startsWith('text/html') && headers['content-encoding'] === 'br';
  const bytes = isPage ? brotliCompressSync(withoutScripts(brotliDecompressSync(body).toString())) : body;
  const headerEntries = kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  return {
    status,
    headers: { ...Object.fromEntries(headerEntries), 'content-length': String(bytes.length) },
    body: bytes,
  };
}

/**
 * The baseline of pages: their own markup with styles, fonts and pictures, served from memory by a minimal server. The
 * first request is proxied to the site, so the first load does not count.
 */
export async function openStaticCopy(site: string): Promise<{ origin: string; close: () => void }> {
  const files = new Map<string, Promise<ReturnType<typeof asFile>>>();
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url) ?? ask(site, url).then(asFile);
    files.set(url, file);
    file.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
