import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { testBrowser } from '../../testing/testBrowser';
import { freePort } from '../postgresServer';
import { certificateOf } from '../tlsFront';
import { Client } from './client';
import { startHaproxy } from './haproxy';
import { haproxyProgram } from './machine';

/** An edge that is too busy to say that it is ready, and gives pages all the same. */
async function busyEdge() {
  const server = createServer(({ url }, response) => {
    if (url !== '/readyz') response.end('a page');
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { port, server };
}

const cause = haproxyProgram() ? '' : ' (not run: HAProxy is not on this machine; Debian: apt-get install haproxy)';

test.skipIf(!haproxyProgram())(
  `edges that are all too busy to say that they are ready are asked for pages all the same${cause}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-busy-'));
    const { key, cert } = certificateOf();
    const certificate = join(folder, 'site.pem');
    writeFileSync(certificate, cert + key);
    const edges = [await busyEdge(), await busyEdge()] as const;
    const ports = [edges[0].port, edges[1].port] as const;
    const [http, https, calls] = [await freePort(), await freePort(), await freePort()];
    const proxy = await startHaproxy(folder, { http, https, calls, edges: ports, backends: ports, certificate });
    const client = new Client({ port: https, certificate: cert, browser: testBrowser() });
    try {
      await expect.poll(() => new Set(proxy.said().match(/edges\/edge\d is DOWN/g)).size).toBe(2);
      const answers = await Promise.all(Array.from({ length: 8 }, () => client.send('GET', '/')));
      expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(8).fill('200 a page'));
    } finally {
      client.close();
      await proxy.stop();
      for (const { server } of edges) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
