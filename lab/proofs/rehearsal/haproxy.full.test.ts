import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { certificateOf } from '@marquee/backend/testing/processes/tlsFront';
import { startHaproxy } from '@marquee/backend/testing/proxies/haproxy';
import { haproxyProgram } from '@marquee/backend/testing/proxies/programs';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import { expect, test } from '@rstest/core';
import { Client } from './client';

async function edgeOf(answer: RequestListener) {
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port,
    /** Closes the port. */
    async end() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** An edge too busy to answer readiness, but serving pages. */
const busyEdge = () =>
  edgeOf(({ url }, response) => {
    if (url !== '/readyz') response.end('a page');
  });

/** A ready edge that serves a site in maintenance. */
const closedEdge = () =>
  edgeOf(({ url }, response) => {
    response.statusCode = url === '/readyz' ? 200 : 503;
    response.end('a page');
  });

type Edge = Awaited<ReturnType<typeof edgeOf>>;

/** Runs `work` with HAProxy in front of two edges. */
async function behindHaproxy(
  edges: readonly [Edge, Edge],
  work: (client: Client, proxy: Awaited<ReturnType<typeof startHaproxy>>) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-haproxy-'));
  const { key, cert } = certificateOf();
  const certificate = join(folder, 'site.pem');
  writeFileSync(certificate, cert + key);
  const ports = [edges[0].port, edges[1].port] as const;
  const [http, https, calls] = [await freePort(), await freePort(), await freePort()];
  const proxy = await startHaproxy(folder, { http, https, calls, edges: ports, backends: ports, certificate });
  const client = new Client({ port: https, certificate: cert, browser: testBrowser() });
  try {
    await work(client, proxy);
  } finally {
    client.close();
    await proxy.stop();
    for (const edge of edges) await edge.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const cause = haproxyProgram() ? '' : ' (not run: HAProxy is not on this machine; Debian: apt-get install haproxy)';

const answersOf = async (client: Client) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => client.send('GET', '/')));
  return answers.map(({ status, text }) => `${status} ${text}`);
};

test.skipIf(!haproxyProgram())(
  `edges that are all too busy to say that they are ready are asked for pages all the same${cause}`,
  async () => {
    await behindHaproxy([await busyEdge(), await busyEdge()], async (client, proxy) => {
      await expect.poll(() => new Set(proxy.output().match(/edges\/edge\d is DOWN/g)).size).toBe(2);
      expect(await answersOf(client)).toEqual(Array(8).fill('200 a page'));
    });
  },
);

test.skipIf(!haproxyProgram())(
  `visits to a site in maintenance get its page while an edge is gone and HAProxy has not noticed yet${cause}`,
  async () => {
    const edges = [await closedEdge(), await closedEdge()] as const;
    await behindHaproxy(edges, async (client) => {
      expect(await answersOf(client)).toEqual(Array(8).fill('503 a page'));
      await edges[0].end();
      for (let times = 0; times < 5; times++) expect(await answersOf(client)).toEqual(Array(8).fill('503 a page'));
    });
  },
);
