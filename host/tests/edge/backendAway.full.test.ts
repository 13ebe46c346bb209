import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createEdge } from '@marquee/edge/edge';
import { proxyLink } from '@marquee/edge/link/proxyLink';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { listen } from '@marquee/kernel/process/listen';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { BackendServer, type Manner } from './testing/backendServer';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let complete: TestEdge;
let server: BackendServer;
beforeAll(async () => {
  complete = await openTestEdge();
  server = new BackendServer((request) => complete.backend.app.fetch(request, {}));
  await server.open();
  // The first answer about a site is slow, because it is stored.
  for (const host of ['localhost', 'slot2.localhost']) await complete.get('/', { host });
});
afterEach(() => server.become('well'));
afterAll(async () => {
  await server.close();
  await complete.close();
});

/** A new edge on the backend's port. */
function openEdge() {
  const changes: boolean[] = [];
  /** Backend paths requested by this edge. */
  const asked: string[] = [];
  const metrics = new Metrics();
  const link = proxyLink(server.url);
  const app = createEdge({
    link: {
      ...link,
      fetch(request, bindings) {
        asked.push(new URL(request.url).pathname);
        return link.fetch(request, bindings);
      },
    },
    hostFolder: join(complete.folder, 'host'),
    registries: new RegistrySource(join(complete.folder, 'releases'), () => undefined),
    metrics,
    backendChanged: (isAway) => changes.push(isAway),
    report: () => undefined,
  });
  const get = async (path: string, host = 'localhost') =>
    app.fetch(new Request(`http://${host}${path}`, { headers: { host } }), {});
  return { app, get, changes, metrics, asked };
}

const startOf = (html: string) =>
  JSON.parse(/id="marquee-start">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    startup: { site: { site_name: string } };
    seed: Record<string, unknown>;
    language: string;
  };
const isMarked = (html: string) => /^<!doctype html><html data-backend-away /.test(html);

/** The user-visible and cache-relevant parts of a page. */
async function visit(get: ReturnType<typeof openEdge>['get'], path: string, host?: string) {
  const response = await get(path, host);
  const html = await response.text();
  const cache = response.headers.get('cache-control');
  return { status: response.status, html, cache, marked: isMarked(html) };
}

/** Visits a page until it is marked as degraded, or no longer. */
const until = (get: ReturnType<typeof openEdge>['get'], path: string, marked: boolean) =>
  expect.poll(async () => (await visit(get, path)).marked).toBe(marked);

const manners: Manner[] = ['gone', 'silent', 'unavailable', 'page', 'json', 'empty', 'database', 'memory'];

describe.each(manners)('an edge whose backend is %s', (manner) => {
  test('goes on with the pages that it has and those that it can make, is ready, and asks no more for each visitor', async () => {
    const { get, changes, metrics, asked } = openEdge();
    const before = await visit(get, '/slots');
    expect(before).toMatchObject({ status: 200, marked: false, cache: expect.stringMatching(/^public, /) });

    await server.become(manner);
    asked.length = 0;
    await expect.poll(async () => (await visit(get, '/slots?game=new')).status === 200 && asked.length > 0).toBe(true);
    // Only the call that detects the outage waits. A backend that looks fine is detected by later calls.
    if (manner !== 'memory') expect(asked).toEqual(['/api/startup', '/readyz']);
    await until(get, '/slots', true);

    const kept = await visit(get, '/slots');
    expect(kept).toMatchObject({ status: 200, marked: true, cache: 'no-store' });
    expect(startOf(kept.html).seed).toEqual(startOf(before.html).seed);

    const made = await visit(get, '/es/slots');
    expect(made).toMatchObject({ status: 200, marked: true, cache: 'no-store' });
    expect(startOf(made.html)).toMatchObject({
      language: 'ESP',
      startup: { site: { site_name: 'Marquee' } },
      seed: {},
    });
    expect((await visit(get, '/nowhere')).status).toBe(404);

    asked.length = 0;
    const from = performance.now();
    for (let visits = 0; visits < 100; visits++) expect((await visit(get, '/slots')).status).toBe(200);
    // Recovery is polled each half second, never per visitor.
    const most = 2 + (performance.now() - from) / 500;
    for (const path of new Set(asked)) {
      expect(path).toMatch(/^\/(readyz|api\/startup)$/);
      expect(asked.filter((one) => one === path).length).toBeLessThanOrEqual(most);
    }

    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    const { checks } = (await ready.json()) as { checks: { backend: string } };
    // A server that answers JSON on every path looks like a ready backend.
    const looksReady = ['json', 'empty'].includes(manner);
    expect(checks).toEqual({
      build: 'ok',
      releases: 'ok',
      sites: 'ok',
      backend: looksReady ? expect.any(String) : 'unavailable',
    });
    expect((await get('/healthz')).status).toBe(200);
    if (!looksReady) expect(await metrics.text()).toMatch(/^marquee_backend_available 0$/m);

    const stranger = await get('/', 'slot2.localhost');
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([503, '5']);

    await server.become('well');
    await until(get, '/slots', false);
    const back = await visit(get, '/es/slots');
    expect(back).toMatchObject({ marked: false, cache: expect.stringMatching(/^public, /) });
    expect(Object.keys(startOf(back.html).seed).length).toBeGreaterThan(0);
    await expect.poll(async () => (await visit(get, '/', 'slot2.localhost')).status).toBe(200);
    if (!looksReady) expect(changes.slice(0, 2)).toEqual([true, false]);
  });
});

describe('an edge without its backend', () => {
  test('is ready only once it has seen a site', async () => {
    const { get } = openEdge();
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready', checks: { sites: 'none seen' } });
    await server.become('gone');
    const other = openEdge();
    const answer = await other.get('/readyz');
    expect([answer.status, await answer.json()]).toMatchObject([503, { checks: { backend: 'unavailable' } }]);
    await server.become('well');
    await expect.poll(async () => (await other.get('/readyz')).status).toBe(200);
  });

  test('notices its return without any visitor', async () => {
    const { get, changes } = openEdge();
    await visit(get, '/slots');
    await server.become('gone');
    await expect.poll(async () => (await get('/readyz')) && changes).toEqual([true]);
    await server.become('well');
    await expect.poll(() => changes).toEqual([true, false]);
    expect(await visit(get, '/slots')).toMatchObject({ status: 200, marked: false });
  });

  test('gives nothing to keep: no map without the articles, no offline page, and icons for now only', async () => {
    const { get } = openEdge();
    await visit(get, '/slots');
    await server.become('gone');
    await until(get, '/slots', true);
    for (const path of ['/sitemap.xml', '/offline/en.html']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    }
    for (const path of ['/manifest.webmanifest', '/favicon.svg', '/slots/payload.json']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
    const call = await get('/api/seo');
    expect([call.status, call.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await call.json()).toEqual({ statusCode: -503, statusMessage: 'serviceUnavailable' });
  });

  test('keeps its sites when made-up names are asked for', async () => {
    const { get } = openEdge();
    await visit(get, '/slots');
    const statuses = async (mark: string) => {
      const names = Array.from({ length: 250 }, (_, at) => `${mark}${at}.example`);
      const answers = await Promise.all(names.map((name) => get('/manifest.webmanifest', name)));
      return [...new Set(answers.map(({ status }) => status))];
    };
    // So many at once that some may time out.
    expect(await statuses('n')).toContain(404);
    await until(get, '/slots', false);
    await server.become('gone');
    await until(get, '/slots', true);
    expect(await statuses('m')).toEqual([503]);
    expect((await visit(get, '/slots')).status).toBe(200);
  });
});

describe('a balancer', () => {
  test.each(['GET /readyz HTTP/1.0', 'GET /healthz HTTP/1.0', 'GET /readyz HTTP/1.1', 'GET /healthz HTTP/1.1'])(
    'that says "%s" and no Host is answered by edge and backend',
    async (line) => {
      const { app } = openEdge();
      for (const fetch of [app.fetch, complete.backend.app.fetch]) {
        const listening = listen({ fetch, port: 0, hostname: '127.0.0.1' });
        await once(listening, 'listening');
        const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
        socket.write(`${line}\r\nconnection: close\r\n\r\n`);
        expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"(ok|ready)"/);
        listening.close();
      }
    },
  );
});
