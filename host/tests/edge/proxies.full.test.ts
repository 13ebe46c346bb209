import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestPlain, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '@marquee/backend/testing/certificate';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { startHaproxy } from '@marquee/backend/testing/proxies/haproxy';
import { startNginx } from '@marquee/backend/testing/proxies/nginx';
import { haproxyProgram, nginxProgram } from '@marquee/backend/testing/proxies/programs';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { listen } from '@marquee/kernel/process/listen';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { fewSites, openTestEdge, type TestEdge } from './testing/testEdge';

const sites = mkdtempSync(join(tmpdir(), 'marquee-proxied-sites-'));
let complete: TestEdge;
beforeAll(async () => {
  fewSites(sites);
  const file = join(sites, 'slot2.localhost.json');
  const maintenance = { is_maintenance: true, start_date: null, end_date: null };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), maintenance }));
  complete = await openTestEdge(sites);
});
afterAll(async () => {
  await complete.close();
  rmSync(sites, { recursive: true, force: true });
});

/** An edge on a real port. */
async function openEdge(port: number): Promise<Server> {
  const app = createEdge({
    link: insideLink(complete.backend.app),
    hostFolder: join(complete.folder, 'host'),
    registries: new RegistrySource(join(complete.folder, 'releases'), () => undefined),
    trustProxy: true,
    report: () => undefined,
  });
  const server = listen({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await once(server, 'listening');
  return server;
}

/** A backend that echoes request headers. */
async function openEcho(port: number): Promise<Server> {
  const server = createServer(({ url, headers }, answer) => answer.end(JSON.stringify({ url, ...headers })));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

async function endEdge(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}

const proxies = [
  { name: 'nginx', program: nginxProgram(), start: startNginx },
  { name: 'HAProxy', program: haproxyProgram(), start: startHaproxy },
];

for (const { name, program, start } of proxies) {
  const cause = program
    ? ''
    : ` (not run: ${name} is not on this machine; Debian: apt-get install ${name.toLowerCase()})`;
  describe.skipIf(!program)(`${name} as documented, in front of two edges${cause}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-proxy-'));
    let edges: Server[] = [];
    let backends: Server[] = [];
    let callsPort = 0;
    let proxy: Awaited<ReturnType<typeof start>>;
    let port = 0;
    beforeAll(async () => {
      const now = Date.now();
      const { cert, key } = selfSigned({ from: now - 3_600_000, until: now + 86_400_000 });
      const certificate = join(folder, 'site.pem');
      writeFileSync(certificate, cert + key);
      const [http, https, calls] = [await freePort(), await freePort(), await freePort()];
      const both: [number, number] = [await freePort(), await freePort()];
      port = https;
      edges = [await openEdge(both[0]), await openEdge(both[1])];
      const behind: [number, number] = [await freePort(), await freePort()];
      backends = [await openEcho(behind[0]), await openEcho(behind[1])];
      callsPort = calls;
      proxy = await start(folder, { http, https, calls, edges: both, backends: behind, certificate });
    });
    afterAll(async () => {
      await proxy?.stop();
      for (const server of [...edges, ...backends]) await endEdge(server);
      rmSync(folder, { recursive: true, force: true });
    });

    /** Requests a page like a visitor, on a new connection. */
    async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
      const where = { host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false };
      const asked = request({ ...where, headers: { host: 'localhost', ...headers } });
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode ?? 0;
    }
    /** The distinct statuses of twenty visits. */
    async function statusesOf(path: string, headers?: Record<string, string>): Promise<number[]> {
      const all = await Promise.all(Array.from({ length: 20 }, () => statusOf(path, headers)));
      return [...new Set(all)].sort();
    }

    test('gives every page while browsers are refused what they ask for in advance', async () => {
      for (let times = 0; times < 3; times++) {
        expect(await statusesOf('/account', { 'sec-purpose': 'prefetch' })).toEqual([403]);
        expect(await statusesOf('/')).toEqual([200]);
      }
    });

    test('gives every page while one site is in maintenance, and that site’s page', async () => {
      for (let times = 0; times < 3; times++) {
        expect(await statusesOf('/', { host: 'slot2.localhost' })).toEqual([503]);
        expect(await statusesOf('/')).toEqual([200]);
      }
    });

    test('leads to health by no other spelling of its paths', async () => {
      for (const path of ['/%72eadyz', '/./readyz', '/a/../healthz', '/%68ealthz'])
        expect(await statusOf(path)).toBe(400);
    });

    test('leads the calls of edges to the backends as they are, and to the other one while one is dead', async () => {
      const signed = { 'x-forwarded-for': '203.0.113.7', 'x-marquee-from': 'as the edge signed it' };
      const call = async () => {
        const headers = { ...signed, host: 'slot2.localhost' };
        const asked = requestPlain({
          host: '127.0.0.1',
          port: callsPort,
          path: '/api/a%20b?c=%2F',
          agent: false,
          headers,
        });
        asked.end();
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        return { status: answer.statusCode, ...JSON.parse((await answer.toArray()).join('')) };
      };
      const expected = { status: 200, url: '/api/a%20b?c=%2F', host: 'slot2.localhost', ...signed };
      for (let times = 0; times < 4; times++) expect(await call()).toMatchObject(expected);
      await endEdge(backends[0]);
      for (let times = 0; times < 4; times++) expect(await call()).toMatchObject(expected);
    });

    test('gives every page while an edge is dead', async () => {
      await endEdge(edges[0]);
      for (let times = 0; times < 3; times++) {
        for (const path of ['/', '/slots']) expect(await statusesOf(path)).toEqual([200]);
        expect(await statusesOf('/account', { 'sec-purpose': 'prefetch' })).toEqual([403]);
        expect(await statusesOf('/', { host: 'slot2.localhost' })).toEqual([503]);
      }
    });
  });
}
