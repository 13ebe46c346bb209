import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from '@rstest/core';
import { proxyLink } from './proxyLink';

/** A backend that answers with the addresses that it was told; `/api/balancer` is what a balancer says for one that is away. */
const backend = createServer((request, response) => {
  if (request.url === '/api/balancer') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503</h1>');
  else if (request.url === '/api/refuses')
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}');
  else response.end(request.headers['x-forwarded-for'] ?? 'none');
}).listen(0);
await once(backend, 'listening');
afterAll(() => void backend.close());
const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

/** The address that a backend believes: the last one. */
async function believed(said: string | undefined, trustProxy: boolean): Promise<string | undefined> {
  const request = new Request('http://site.example/api/seo', { headers: said ? { 'x-forwarded-for': said } : {} });
  const peer = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  const bindings = peer as unknown as Parameters<ReturnType<typeof proxyLink>['fetch']>[1];
  const answer = await proxyLink(origin, { trustProxy }).fetch(request, bindings);
  return (await answer.text()).split(',').at(-1)?.trim();
}

describe('the address of a visitor, as an edge tells it to a backend', () => {
  test.each([
    ['who connected, when nobody is trusted', undefined, false, '10.0.0.1'],
    ['who connected, whatever they say of themselves', '1.2.3.4', false, '10.0.0.1'],
    ['what a trusted proxy says, not the proxy', '1.2.3.4', true, '1.2.3.4'],
    ['what a trusted proxy added to what the visitor said', '6.6.6.6, 1.2.3.4', true, '1.2.3.4'],
    ['the proxy, when it says nothing', undefined, true, '10.0.0.1'],
  ])('is %s', async (_, said, trustProxy, expected) => expect(await believed(said, trustProxy)).toBe(expected));
});

describe('where nobody stands behind a balancer', () => {
  const asked = (path: string) => proxyLink(origin).fetch(new Request(`http://site.example${path}`));

  test("an edge answers with the catalogue's words, not with the balancer's page", async () => {
    const answer = await asked('/api/balancer');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ statusCode: -503, statusMessage: 'serviceUnavailable' });
  });

  test('what a backend itself refuses with the same status passes as it is', async () =>
    expect(await (await asked('/api/refuses')).json()).toEqual({ a: 1 }));
});
