import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { Metrics } from '../metrics/metrics';
import { startAdminServer } from './adminServer';
import { listen } from './listen';

const server = listen({ fetch: ({ url }) => new Response(url), port: 0, hostname: '127.0.0.1' });
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());
const portOf = () => (server.address() as AddressInfo).port;

/** Sends raw lines to a port, and reads until the server closes. */
async function said(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  return text(socket);
}

it('a server keeps an idle connection for longer than a proxy in front of it does', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${portOf()}`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe('a request that two readers may read in two ways', () => {
  it.each([
    ['GET /%72eadyz HTTP/1.1'],
    ['GET /%5Fnext HTTP/1.1'],
    ['GET /./readyz HTTP/1.1'],
    ['GET /a/../readyz HTTP/1.1'],
    ['GET /a/%2e%2E/readyz HTTP/1.1'],
    ['GET /.%2e/readyz HTTP/1.1'],
    ['GET /a\\..\\readyz HTTP/1.1'],
    ['GET /. HTTP/1.1'],
    ['GET http://evil.example/ HTTP/1.1'],
    ['GET http://a.example/readyz HTTP/1.1'],
    ['OPTIONS * HTTP/1.1'],
    ['GET / HTTP/1.1', 'host: b.example'],
    ['GET / HTTP/1.1', 'host: a.example'],
  ])('%s with the Host a.example %s is refused', async (line, ...others) =>
    expect(await said(portOf(), line, 'host: a.example', ...others, 'connection: close')).toMatch(/^HTTP\/1\.1 400 /),
  );

  it.each([
    '/',
    '/readyz',
    '/news/%C3%A9t%C3%A9',
    '/%C3',
    '/a.b/..c?x=/../%61',
    '/%20/%2F',
    '//a',
    '/.well-known/x',
    '/%7Ea',
  ])('is not %s', async (path) =>
    expect(await said(portOf(), `GET ${path} HTTP/1.1`, 'host: a.example', 'connection: close')).toMatch(
      /^HTTP\/1\.1 200 /,
    ),
  );
});

describe('a request without a Host', () => {
  it.each([
    ['GET /readyz HTTP/1.0', 200, 'http://localhost/readyz'],
    ['GET /healthz?from=balancer HTTP/1.0', 200, 'http://localhost/healthz?from=balancer'],
    ['GET /readyz HTTP/1.1', 200, 'http://localhost/readyz'],
    ['GET / HTTP/1.0', 400, ''],
    ['GET /readyzzz HTTP/1.1', 400, ''],
    ['POST /api/startup HTTP/1.1', 400, ''],
  ])('%s is answered %i', async (line, status, body) => {
    const answer = await said(portOf(), line, 'connection: close');
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.endsWith(`\r\n\r\n${body}`) || answer.includes(body)).toBe(true);
  });

  it('is for the site that it names where it names one, by HTTP/1.0, too', async () =>
    expect(await said(portOf(), 'GET /slots HTTP/1.0', 'host: a.example')).toContain('http://a.example/slots'));

  it('is answered on the port for operators', async () => {
    const probe = () => Response.json({ status: 'ready' });
    const admin = await startAdminServer({ port: 0, host: '127.0.0.1' }, { metrics: new Metrics(), probe });
    for (const line of ['GET /readyz HTTP/1.0', 'GET /readyz HTTP/1.1'])
      expect(await said(admin.port, line, 'connection: close')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ready"/);
    await admin.close();
  });
});
