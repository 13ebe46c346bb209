import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Answer, ask } from '@marquee/e2e/support/ask';

/** Scripts and data, and what fetches either ahead of them. */
const script = /<script\b.*?<\/script>/gs;
const link = /<link\b[^>]*>/g;
const fetchesScript = /\bas="(script|fetch)"|\brel="modulepreload"/;

/** A page's markup as it was answered, without anything that runs. */
export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(link, (element) => (fetchesScript.test(element) ? '' : element));
}

/**
 * What a server says of a file of a site as safe as this one: a browser opens a page with these in a process of its
 * own, whoever made it.
 */
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

/** An answer as a file: a page without scripts and compressed as well as can be, everything else as it is. */
function asFile({ status, headers, body }: Answer): { status: number; headers: Record<string, string>; body: Buffer } {
  const isPage = headers['content-type']?.startsWith('text/html') && headers['content-encoding'] === 'br';
  const bytes = isPage ? brotliCompressSync(withoutScripts(brotliDecompressSync(body).toString())) : body;
  const said = kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  return { status, headers: { ...Object.fromEntries(said), 'content-length': String(bytes.length) }, body: bytes };
}

/**
 * What the pages of a site are measured against: their own markup with its styles, fonts and pictures, served from
 * memory by a server that does nothing else. What is asked for the first time is fetched from the site, so the first
 * load of a page does not count.
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
