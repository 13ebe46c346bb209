import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedVisitor, visitorIn } from '@marquee/kernel/http/visitorHeader';
import { afterAll, describe, expect, test } from '@rstest/core';
import { proxyLink } from './proxyLink';

/**
 * A backend that answers with the forwarded addresses and sets two cookies; `/seen` answers what it receives from the
 * browser, and `/api/balancer` what a load balancer answers for an unavailable backend.
 */
const backend = createServer((request, response) => {
  if (request.url === '/api/balancer') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503</h1>');
  else if (request.url === '/api/refuses')
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"a":1}');
  else {
    const {
      cookie,
      'x-forwarded-proto': scheme,
      'x-forwarded-for': addresses,
      'marquee-visitor': visitor,
    } = request.headers;
    response.setHeader('visitor', visitor ?? 'none');
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2; HttpOnly']);
    response.end(request.url === '/seen' ? `${scheme} ${cookie}` : (addresses ?? 'none'));
  }
}).listen(0);
await once(backend, 'listening');
afterAll(() => void backend.close());
const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;

/** The visitor's address as the backend receives it. */
async function believed(said: string | undefined, trustProxy: boolean): Promise<string | undefined> {
  const request = new Request('http://site.example/api/seo', { headers: said ? { 'x-forwarded-for': said } : {} });
  const peer = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  const bindings = peer as unknown as Parameters<ReturnType<typeof proxyLink>['fetch']>[1];
  const answer = await proxyLink(origin, { trustProxy }).fetch(request, bindings);
  return answer.text();
}

describe('the address of a visitor, as an edge tells it to a backend', () => {
  test.each([
    ['who connected, when nobody is trusted', undefined, false, '10.0.0.1'],
    ['who connected, whatever they say of themselves', '1.2.3.4', false, '10.0.0.1'],
    ['what a trusted proxy says, not the proxy', '1.2.3.4', true, '1.2.3.4'],
    ['what a trusted proxy added to what the visitor said', '6.6.6.6, 1.2.3.4', true, '1.2.3.4'],
    ['the proxy, when it says nothing', undefined, true, '10.0.0.1'],
    ['the proxy, when it says nonsense', 'edge', true, '10.0.0.1'],
  ])('is %s', async (_, said, trustProxy, expected) => expect(await believed(said, trustProxy)).toBe(expected));
});

describe('the signature of an edge', () => {
  const keys = ['a key that an edge and its backend share'];
  const forwarded = async (headers: Record<string, string>, peer?: string) => {
    const request = new Request('http://site.example/api/seo', { headers });
    const bindings = peer ? { incoming: { socket: { remoteAddress: peer } } } : undefined;
    const answer = await proxyLink(origin, { keys }).fetch(request, bindings as never);
    return visitorIn(keys, answer.headers.get('visitor'), Date.now());
  };

  test('names the visitor, and the edge where there is none', async () => {
    expect(await forwarded({}, '10.0.0.1')).toBe('10.0.0.1');
    expect(await forwarded({})).toBe('edge');
  });

  test('cannot be brought along', async () => {
    const forged = signedVisitor(keys, 'edge', Date.now());
    expect(await forwarded({ 'marquee-visitor': forged }, '10.0.0.1')).toBe('10.0.0.1');
    const unsigned = new Request('http://site.example/api/seo', { headers: { 'marquee-visitor': forged } });
    expect((await proxyLink(origin).fetch(unsigned)).headers.get('visitor')).toBe('none');
  });
});

test('cookies pass both ways, and the scheme is what the edge knows', async () => {
  const seen = async (trustProxy: boolean) => {
    const headers = { cookie: 'a=1; b=2', 'x-forwarded-proto': 'https' };
    const answer = await proxyLink(origin, { trustProxy }).fetch(new Request('http://site.example/seen', { headers }));
    return [await answer.text(), answer.headers.getSetCookie()];
  };
  expect([await seen(true), await seen(false)]).toEqual([
    ['https a=1; b=2', ['a=1; HttpOnly', 'b=2; HttpOnly']],
    ['http a=1; b=2', ['a=1; HttpOnly', 'b=2; HttpOnly']],
  ]);
});

describe('without a load balancer', () => {
  const asked = (path: string) => proxyLink(origin).fetch(new Request(`http://site.example${path}`));

  test("an edge answers with the catalogue's words, not with the balancer's page", async () => {
    const answer = await asked('/api/balancer');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ statusCode: -503, statusMessage: 'serviceUnavailable' });
  });

  test('what a backend itself refuses with the same status passes as it is', async () =>
    expect(await (await asked('/api/refuses')).json()).toEqual({ a: 1 }));
});
