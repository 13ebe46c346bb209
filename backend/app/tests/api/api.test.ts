import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Envelope } from '@marquee/contract/envelope';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { signedVisitor } from '@marquee/kernel/http/visitorHeader';
import { jsonLog } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import { callerOf, deviceOf } from '@marquee/platform/api/api';
import { failure } from '@marquee/platform/calls/envelopes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

describe('the server', () => {
  it('answers unknown paths and wrong methods with the envelope', async () => {
    for (const path of ['/api/nothing', '/api/', '/api/__proto__', '/api/constructor', '/api/auth/login/more']) {
      const response = await backend.post(path, {});
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ statusCode: 0, statusMessage: 'notFound' });
    }
    const response = await backend.app.request('/api/startup');
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({ statusCode: 0, statusMessage: 'methodNotAllowed' });
  });

  it('finds the site by domain_name, or else by the host [R7.02]', async () => {
    const nameOf = async (body: object, host: string) => {
      const response = await backend.post('/api/startup', body, { host });
      return ((await response.json()) as { site?: { domain_name: string }; statusMessage: string }).site?.domain_name;
    };
    expect(await nameOf({}, 'localhost:3000')).toBe('localhost');
    expect(await nameOf({}, 'slot2.localhost:3000')).toBe('slot2.localhost');
    expect(await nameOf({}, '127.0.0.1:3000')).toBe('localhost');
    expect(await nameOf({ domain_name: 'slot2.localhost' }, 'localhost')).toBe('slot2.localhost');
    expect(await nameOf({ domain_name: 'nowhere.test' }, 'localhost')).toBeUndefined();
  });

  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    it(`packs long answers with ${encoding}, and leaves short ones`, async () => {
      const long = await backend.post('/api/settings/siteinfodetail', {}, { 'accept-encoding': encoding });
      expect(long.headers.get('content-encoding')).toBe(encoding);
      expect(JSON.parse(unpack(Buffer.from(await long.arrayBuffer())).toString())).toMatchObject({ statusCode: 1 });
      const short = await backend.post('/api/home/referral', {}, { 'accept-encoding': encoding });
      expect(short.headers.get('content-encoding')).toBeNull();
    });
  }

  it('says that it lives and is ready', async () => {
    expect((await backend.app.request('/healthz')).status).toBe(200);
    expect((await backend.app.request('/readyz')).status).toBe(200);
  });

  it('slows an address that asks too often, and lets it in again later', async () => {
    const contact = { full_name: 'Some Body', contact_email: 'a@example.test', message: 'A message of some length.' };
    for (let i = 0; i < 5; i++) expect((await backend.post('/api/content/contact', contact)).status).toBe(200);
    const refused = await backend.post('/api/content/contact', contact);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ statusCode: 0, statusMessage: 'tooManyRequests' });
    backend.clock.advance(30_000);
    expect((await backend.post('/api/content/contact', contact)).status).toBe(200);
  });

  it('answers a fault with an id and nothing of the fault, and logs it without its message', () => {
    const lines: string[] = [];
    const { status, envelope } = failure(
      new Error('secret of Maria'),
      jsonLog('error', (line) => lines.push(line)),
      'auth/login',
    );
    expect(status).toBe(500);
    expect(envelope).toEqual({ statusCode: -500, statusMessage: 'internalServerError', error_id: expect.any(String) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(envelope.error_id));
    expect(lines[0]).not.toContain('Maria');
  });

  describe('takes no call that a page of another site makes', () => {
    const sent = async (path: string, headers: Record<string, string>) => {
      const response = await backend.post(
        path,
        { domain_name: 'localhost', account_id: 'nobody_7', password: 'c' },
        headers,
      );
      return [response.status, ((await response.json()) as Envelope).statusMessage, response.headers.get('set-cookie')];
    };
    for (const path of ['/api/auth/login', '/api/auth/tac/request_login', '/api/telemetry/failure', '/api/live']) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', ''])
        it(`${path} as ${type || 'nothing'}`, async () =>
          expect(await sent(path, { 'content-type': type })).toEqual([415, 'invalidInput', null]));
      for (const from of ['cross-site', 'same-site'])
        it(`${path} from ${from}`, async () =>
          expect(await sent(path, { 'sec-fetch-site': from })).toEqual([403, 'invalidInput', null]));
    }

    it('and takes those of its own pages, and of clients without pages', async () => {
      const from: Record<string, string>[] = [
        { 'sec-fetch-site': 'same-origin' },
        { 'content-type': 'Application/JSON; charset=utf-8' },
      ];
      for (const headers of from)
        expect((await sent('/api/auth/tac/request_login', headers))[1]).toMatch(/^(OK|codeTooSoon)$/);
    });
  });

  it('is not at fault when a body breaks off, of a known length or not', async () => {
    const lines: string[] = [];
    const own = await testBackend({ log: jsonLog('info', (line) => lines.push(line)) });
    for (const path of ['/api/auth/login', '/api/live', '/gateway/v1/events'])
      for (const length of [undefined, '100']) {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{'));
          },
          pull: (controller) => controller.error(new Error('aborted')),
        });
        const headers = { 'content-type': 'application/json', ...(length && { 'content-length': length }) };
        const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
        expect((await own.app.request(path, init)).status, path).toBe(400);
      }
    await own.close();
    expect(lines).toEqual([]);
  });

  it('turns a refusal into its envelope [R7.03]', () => {
    const refusal = new Refusal('limitReached', { fields: { amount: 'limitReached.deposit.day' }, statusCode: -1 });
    expect(failure(refusal, () => {}, 'x')).toEqual({
      status: 200,
      envelope: { statusCode: -1, statusMessage: 'limitReached', fields: { amount: 'limitReached.deposit.day' } },
    });
  });

  it('writes nothing personal into its log', async () => {
    const lines: string[] = [];
    const own = await testBackend({ log: jsonLog('info', (line) => lines.push(line)) });
    await own.player({ account_id: 'Unmistakable' });
    await own.post('/api/auth/login', { account_id: 'Unmistakable', password: 'Unmistakable too' });
    await own.close();
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toMatch(/unmistakable|player_|example\.test/i);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      event: 'call',
      call: 'auth/signup',
      http: 200,
      code: 1,
    });
  });
});

interface AddressCase {
  socket?: string;
  forwarded?: string;
  visitor?: string;
  trustProxy?: boolean;
  edgeKeys?: string[];
  address: string;
}

describe('callerOf', () => {
  const keys = ['a key that an edge and its backend share'];
  const now = 1_000_000_000_000;
  const signed = (visitor: string, at = now, own = keys) => signedVisitor(own, visitor, at);
  for (const [what, { socket, forwarded, visitor, trustProxy = false, edgeKeys = [], address }] of Object.entries({
    'who connected': { socket: '192.0.2.7', address: '192.0.2.7' },
    'who connected, whatever they say': { socket: '192.0.2.7', forwarded: '198.51.100.1', address: '192.0.2.7' },
    'what a trusted proxy says last': {
      socket: '192.0.2.7',
      forwarded: '10.0.0.1, 198.51.100.1',
      trustProxy: true,
      address: '198.51.100.1',
    },
    'one network for each half of IPv6': {
      socket: '::1',
      forwarded: '[2001:db8:0:5::77]:443',
      trustProxy: true,
      address: '2001:db8:0:5::',
    },
    'an IPv4 address however it is written': { socket: '::ffff:192.0.2.7', address: '192.0.2.7' },
    'who went past the trusted proxy, and is limited': {
      socket: '192.0.2.7',
      trustProxy: true,
      address: 'unforwarded 192.0.2.7',
    },
    'who says nonsense through it': {
      socket: '192.0.2.7',
      forwarded: 'inside',
      trustProxy: true,
      address: 'unforwarded 192.0.2.7',
    },
    'nobody, within the process': { forwarded: '198.51.100.1', address: 'inside' },
    'what an edge has signed': {
      socket: '192.0.2.7',
      visitor: signed('203.0.113.5'),
      edgeKeys: keys,
      address: '203.0.113.5',
    },
    'the edge itself': { socket: '192.0.2.7', visitor: signed('edge'), edgeKeys: keys, address: 'inside' },
    'who connected, where nobody has signed': {
      socket: '192.0.2.7',
      forwarded: '203.0.113.5',
      trustProxy: true,
      edgeKeys: keys,
      address: '192.0.2.7',
    },
    'who connected, where somebody else has signed': {
      socket: '192.0.2.7',
      visitor: signed('edge', now, ['another']),
      edgeKeys: keys,
      address: '192.0.2.7',
    },
    'who connected, where the signature is old': {
      socket: '192.0.2.7',
      visitor: signed('edge', now - 600_000),
      edgeKeys: keys,
      address: '192.0.2.7',
    },
  } as Record<string, AddressCase>)) {
    it(`takes ${what}`, async () => {
      const trust = { trustProxy, edgeKeys, now: () => now };
      const app = new Hono<{ Bindings: Bindings }>().get('/', (context) =>
        context.text(callerOf(context, trust).address),
      );
      const headers = new Headers();
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      if (visitor) headers.set('marquee-visitor', visitor);
      const bindings = socket ? { incoming: { socket: { remoteAddress: socket } } } : {};
      expect(await (await app.request('/', { headers }, bindings)).text()).toBe(address);
    });
  }
});

describe('a persistent cookie', () => {
  for (const [scheme, trustProxy, line] of [
    ['http', true, 'marquee_a=b; Max-Age=60; Path=/; HttpOnly; SameSite=Strict'],
    ['https', true, '__Host-marquee_a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict'],
    ['https', false, 'marquee_a=b; Max-Age=60; Path=/; HttpOnly; SameSite=Strict'],
  ] as const) {
    it(`over ${scheme}, said by a ${trustProxy ? 'trusted proxy' : 'stranger'}, is for this origin alone and for no script`, async () => {
      const app = new Hono<{ Bindings: Bindings }>().get('/', (context) => {
        const { cookies } = callerOf(context, { trustProxy, edgeKeys: [], now: Date.now });
        cookies.keep('a', 'b', 60);
        return context.json([cookies.lines, cookies.get('c') ?? '']);
      });
      const planted = line.startsWith('__Host-') ? 'marquee_c=planted; __Host-marquee_c=own' : 'marquee_c=own';
      const headers = { 'x-forwarded-proto': scheme, cookie: planted };
      expect(await (await app.request('/', { headers })).json()).toEqual([[line], 'own']);
    });
  }
});

describe('deviceOf', () => {
  for (const [agent, device] of [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome · Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28 Chrome/130 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['', 'Unknown device'],
  ] as const) {
    it(`makes “${device}” of what the browser says`, () => expect(deviceOf(agent)).toBe(device));
  }
});
