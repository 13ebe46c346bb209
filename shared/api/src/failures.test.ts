import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, calls, type Input } from '@marquee/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { ApiClient } from './client';

/** The server's current behaviour, and the requests received. */
let way: 'close' | 'html' | 'json' | number = 'close';
let asked: string[] = [];
let server: Server;
let client: ApiClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (way === 'close') return void request.socket.destroy();
    const status = typeof way === 'number' ? way : way === 'html' ? 502 : 200;
    response.writeHead(status, { 'content-type': way === 'html' ? 'text/html' : 'application/json' });
    response.end(way === 'html' ? '<!doctype html><title>Bad gateway</title>' : '{"no":"envelope"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  client = new ApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: { account_id: 'demo', auth: 'a' } }),
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const names = Object.keys(calls) as CallName[];

/** The expected failure of a call by R8; unlisted calls belong to "most settings and auth calls". */
function expectedFailure(name: CallName): { statusCode: number; statusMessage: string } {
  const broken =
    /^(startup|auth\/(login|login_tac|signup|tac\/.*|forgot_password|reset_password|vip|update_password))$/;
  const unavailable =
    /^(seo|auth\/get_balance|settings\/(siteinfodetail|partners)|home\/(?!fav_).*|product\/(get_\w+|game|game_pages|search)|content\/(articles?|rules)|bonuses\/offers|search\/find|sports\/(fixtures|match|races|quote)|protection\/declaration)$/;
  if (broken.test(name)) return { statusCode: -500, statusMessage: 'internalServerError' };
  if (unavailable.test(name)) return { statusCode: -503, statusMessage: 'serviceUnavailable' };
  return { statusCode: 0, statusMessage: 'disconnect' };
}

/** Empty values that callers may read from a failed call (R8.15). */
const empties: Partial<Record<CallName, object>> = {
  seo: { value: [] },
  startup: { maintenance: { is_maintenance: false } },
  'home/fav_list': { value: [] },
  'home/fetch_slide': { value: [] },
  'home/fetch_announment': { value: [] },
  'home/marquee': { value: [] },
  'home/match_list': { value: [] },
  'home/public_odds': { value: [] },
  'home/referral': { setting_value: 0 },
  'home/fetch_transactions': { deposits: [], withdrawals: [] },
  'settings/siteinfodetail': { cms: {} },
  'settings/partners': { partners: [] },
  'content/rules': { subjects: [], title: '', rules: [] },
  'settings/social_account': { accountList: [] },
};

const ask = (name: CallName) => client.call(name, {} as Input<typeof name>);

describe('failures of the transport', () => {
  test.each(names)(
    '%s turns a closed connection, another server’s page and a strange body into its failure [R8.11, R8.12, R8.13, R8.14, R8.15, R8.16]',
    async (name) => {
      for (const failing of ['close', 'html', 'json'] as const) {
        way = failing;
        expect(await ask(name)).toMatchObject({ ...expectedFailure(name), ...empties[name] });
      }
    },
  );

  test('a server that is not there is the same', async () => {
    const nobody = new ApiClient({
      baseUrl: 'http://127.0.0.1:1',
      identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: null }),
    });
    const answer = await nobody.call('auth/login', { account_id: 'demo', password: 'x' });
    expect(answer).toMatchObject({ statusCode: -500, statusMessage: 'internalServerError' });
  });

  test('a refusal with an HTTP status is the refusal, not a failure', async () => {
    const refusing = new ApiClient({
      identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: null }),
      baseUrl: 'http://site.test',
      transport: async () => Response.json({ statusCode: 0, statusMessage: 'tooManyRequests' }, { status: 429 }),
    });
    expect(await refusing.call('home/marquee', {})).toMatchObject({ statusMessage: 'tooManyRequests' });
  });
});

describe('trying once more', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is tried once more on %i [R8.18]', async (status) => {
    way = status;
    await expect(client.get('/build/latest.json')).rejects.toThrow(String(status));
    expect(asked).toEqual(['GET /build/latest.json', 'GET /build/latest.json']);
  });

  test.each([400, 401, 403, 404, 410, 501])('a GET is not tried again on %i [R8.18]', async (status) => {
    way = status;
    await expect(client.get('/build/latest.json')).rejects.toThrow(String(status));
    expect(asked).toEqual(['GET /build/latest.json']);
  });

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('no call is ever posted again on %i [R8.17]', async (status) => {
    way = status;
    for (const name of names) await ask(name);
    expect(asked.sort()).toEqual(names.map((name) => `POST /api/${name}`).sort());
  });
});
