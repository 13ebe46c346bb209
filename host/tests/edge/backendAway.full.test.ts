import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createEdge } from '@marquee/edge/edge';
import { proxyLink } from '@marquee/edge/link/proxyLink';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { listen } from '@marquee/kernel/process/listen';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { BackendServer, type Manner } from './testing/backendServer';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let whole: TestEdge;
let server: BackendServer;
beforeAll(async () => {
  whole = await openTestEdge();
  server = new BackendServer((request) => whole.backend.app.fetch(request, {}));
  await server.open();
  // The first answer about a site takes long: it is stored.
  for (const host of ['localhost', 'slot2.localhost']) await whole.get('/', { host });
}, 60_000);
afterEach(() => server.become('well'));
afterAll(async () => {
  await server.close();
  await whole.close();
});

/** A new edge on the backend behind the port. */
function openEdge() {
  const changes: boolean[] = [];
  const metrics = new Metrics();
  const app = createEdge({
    link: proxyLink(server.url),
    hostFolder: join(whole.folder, 'host'),
    releasesFolder: join(whole.folder, 'releases'),
    metrics,
    backendChanged: (isAway) => changes.push(isAway),
    report: () => undefined,
  });
  const get = async (path: string, host = 'localhost') =>
    app.fetch(new Request(`http://${host}${path}`, { headers: { host } }), {});
  return { app, get, changes, metrics };
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const startOf = (html: string) =>
  JSON.parse(/id="marquee-start">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as {
    startup: { site: { site_name: string } };
    seed: Record<string, unknown>;
    language: string;
  };
const isMarked = (html: string) => /^<!doctype html><html data-backend-away /.test(html);

/** What a person and a cache see of a page, and how long it took, ms. */
async function visit(get: ReturnType<typeof openEdge>['get'], path: string, host?: string) {
  const from = performance.now();
  const response = await get(path, host);
  const html = await response.text();
  const cache = response.headers.get('cache-control');
  return { status: response.status, html, cache, marked: isMarked(html), took: performance.now() - from };
}

/** Visits until a page is as one wants it; gives how long that took, ms. */
async function until(get: ReturnType<typeof openEdge>['get'], path: string, wanted: (html: string) => boolean) {
  const from = performance.now();
  while (!wanted((await visit(get, path)).html)) {
    if (performance.now() - from > 10_000) throw new Error(`${path} never became so`);
    await wait(20);
  }
  return performance.now() - from;
}

const manners: Manner[] = ['gone', 'silent', 'unavailable', 'page', 'json', 'empty', 'database', 'memory'];

describe.each(manners)('an edge whose backend is %s', (manner) => {
  test('goes on with the pages that it has and those that it can make, is ready, and asks no more for each visitor', async () => {
    const { get, changes, metrics } = openEdge();
    const before = await visit(get, '/slots');
    expect(before).toMatchObject({ status: 200, marked: false, cache: expect.stringMatching(/^public, /) });
    await wait(350);

    await server.become(manner);
    // Nobody waits for longer than the one call that finds it out.
    expect((await visit(get, '/slots?game=new')).took).toBeLessThan(4500);
    await until(get, '/slots', isMarked);

    const kept = await visit(get, '/slots');
    expect(kept).toMatchObject({ status: 200, marked: true, cache: 'no-store' });
    expect(startOf(kept.html).seed).toEqual(startOf(before.html).seed);
    expect(kept.took).toBeLessThan(1000);

    const made = await visit(get, '/es/slots');
    expect(made).toMatchObject({ status: 200, marked: true, cache: 'no-store' });
    expect(startOf(made.html)).toMatchObject({
      language: 'ESP',
      startup: { site: { site_name: 'Marquee' } },
      seed: {},
    });
    expect((await visit(get, '/nowhere')).status).toBe(404);

    server.asked = [];
    const from = performance.now();
    for (let visits = 0; visits < 100; visits++) expect((await visit(get, '/slots')).status).toBe(200);
    // One question each half second, and the one that was under way.
    expect(server.asked.length).toBeLessThanOrEqual(3 * (2 + (performance.now() - from) / 500));

    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    const { checks } = (await ready.json()) as { checks: { backend: string } };
    // What answers JSON on every path cannot be told from a backend by its readiness alone.
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
    expect(await until(get, '/slots', (html) => !isMarked(html))).toBeLessThan(2000);
    const back = await visit(get, '/es/slots');
    expect(back).toMatchObject({ marked: false, cache: expect.stringMatching(/^public, /) });
    expect(Object.keys(startOf(back.html).seed).length).toBeGreaterThan(0);
    const slot2 = async () => (await visit(get, '/', 'slot2.localhost')).status;
    if ((await slot2()) === 503) await wait(600);
    expect(await slot2()).toBe(200);
    if (!looksReady) expect(changes.slice(0, 2)).toEqual([true, false]);
  }, 30_000);
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
    await wait(700);
    expect((await other.get('/readyz')).status).toBe(200);
  });

  test('notices its return without any visitor', async () => {
    const { get, changes } = openEdge();
    await visit(get, '/slots');
    await server.become('gone');
    await get('/readyz');
    await wait(1100);
    await get('/readyz');
    await server.become('well');
    await wait(1100);
    expect(changes).toEqual([true, false]);
    expect(await visit(get, '/slots')).toMatchObject({ status: 200, marked: false });
  });

  test('gives nothing to keep: no map without the articles, no offline page, and icons for now only', async () => {
    const { get } = openEdge();
    await visit(get, '/slots');
    await server.become('gone');
    await wait(350);
    await until(get, '/slots', isMarked);
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
    // So many at once that some may find no answer in time.
    expect(await statuses('n')).toContain(404);
    await until(get, '/slots', (html) => !isMarked(html));
    await server.become('gone');
    await wait(350);
    await until(get, '/slots', isMarked);
    expect(await statuses('m')).toEqual([503]);
    expect((await visit(get, '/slots')).status).toBe(200);
  }, 30_000);
});

describe('a balancer', () => {
  test.each(['GET /readyz HTTP/1.0', 'GET /healthz HTTP/1.0', 'GET /readyz HTTP/1.1', 'GET /healthz HTTP/1.1'])(
    'that says "%s" and no Host is answered by edge and backend',
    async (line) => {
      const { app } = openEdge();
      for (const fetch of [app.fetch, whole.backend.app.fetch]) {
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
