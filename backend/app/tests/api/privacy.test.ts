import type { Database } from '@marquee/database/database';
import { jsonLog } from '@marquee/kernel/log';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { bodyOf, callNames, playerCalls } from '../../src/testing/callBodies';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

/** Values that must not appear in any log line or URL, by the field that carries them. */
const markers: Record<string, string> = {
  account_id: 'Marker_Account7',
  password: 'marker password 7',
  new_password: 'marker password 8',
  full_name: 'Marqella Markersen',
  holder_name: 'Marqella Markersen',
  contact_email: 'marqella@markersen.test',
  contact_phone: '+639998887776',
  date_of_birth: '1987-06-05',
  account_number: '5550001112',
  tac: '424242',
  message: 'I am Marqella, call 09998887776.',
  referrer_code: 'MARKERREF',
  fbp: 'fb.1.markerpixel',
  appsflyer_id: 'markerflyer',
  visitor_id: 'markervisitor',
  q: 'markersearch',
};
const address = '203.0.113.77';

const lines: string[] = [];
let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;

/** Output that bypasses the log (console, process streams) counts as well. */
const past = { error: console.error, warn: console.warn, log: console.log };
beforeAll(async () => {
  backend = await testBackend({
    log: jsonLog('info', (line) => lines.push(line)),
    scheduler: { after() {}, stop() {} },
  });
  await backend.reset();
  player = await backend.player({ account_id: markers.account_id ?? '', cash: 100_000 });
  const { full_name = '', contact_email = '' } = markers;
  await backend.call('settings/profile_update', { full_name, contact_email }, { player });
  for (const name of ['error', 'warn', 'log'] as const)
    console[name] = (...words) => lines.push(words.map(String).join(' '));
  lines.length = 0;
});
afterAll(async () => {
  Object.assign(console, past);
  await backend.close();
});

const all = () => [...Object.values(markers), player.auth, player.id, address];
const shown = (text: string) => all().filter((marker) => text.toLowerCase().includes(marker.toLowerCase()));

/** A body with every field that may be personal. */
function personal(name: (typeof callNames)[number]): Record<string, unknown> {
  const body = bodyOf(name, player);
  const own = Object.fromEntries(Object.entries(markers).filter(([field]) => field in body));
  return {
    ...body,
    ...own,
    ...(playerCalls.includes(name) ? { account_id: player.account_id, auth: player.auth } : {}),
  };
}

const post = async (path: string, body: object) => {
  // Fails while the database fails.
  await backend.resetLimits().catch(() => undefined);
  const headers = { 'content-type': 'application/json', 'x-request-id': markers.contact_phone ?? '' };
  return backend.app.request(
    path,
    { method: 'POST', headers, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
};

/** URLs anywhere in an answer. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(https?:\/\/|\/)\S*$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

/** Everything besides the calls that takes a body. */
const others: [string, object][] = [
  ['/api/live', { domain_name: 'localhost' }],
  ['/play/api/open', { token: 'launch.Marker_Account7.zzzzzz.x' }],
  [
    '/play/api/play',
    { key: 'play.Marker_Account7.zzzzzzzz.x', stake: 1, request_id: '2b1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11' },
  ],
  ['/provider/v1/bet', { session: 'Marker_Account7' }],
  ['/gateway/v1/events', { payment_id: 'Marker_Account7' }],
  ['/api/no/such/Marker_Account7', {}],
];

describe('nothing personal', () => {
  it('is in a line of the log or in an address, whatever call is made', async () => {
    for (const name of [...callNames.filter((one) => !/logout|end_all/.test(one)), 'auth/logout' as const]) {
      const answer = (await (await post(`/api/${name}`, personal(name))).json()) as object;
      for (const one of addressesIn(answer)) expect(shown(one.split('#', 1)[0] ?? ''), `${name}: ${one}`).toEqual([]);
    }
    for (const [path, body] of others) await (await post(path, body)).body?.cancel();
    expect(lines.length).toBeGreaterThanOrEqual(callNames.length - 1);
    for (const line of lines) expect(shown(line), line).toEqual([]);
  });

  it('is in a line of the log when everything fails, though the database quotes what it was given', async () => {
    lines.length = 0;
    const { query, transaction } = backend.database;
    const fail = async (): Promise<never> => {
      const quoted = `duplicate key: Key (x)=(${all().join(', ')})\n    at ${all().join(' < ')}`;
      throw Object.assign(new Error(quoted), { code: '23505', detail: quoted });
    };
    Object.assign(backend.database, { query: fail, transaction: fail } satisfies Partial<Database>);
    const failed: string[] = [];
    for (const name of callNames) {
      const response = await post(`/api/${name}`, personal(name));
      const text = await response.text();
      if (response.status === 500) failed.push(name);
      expect(shown(text), text).toEqual([]);
    }
    for (const [path, body] of others) await (await post(path, body)).body?.cancel();
    Object.assign(backend.database, { query, transaction });
    expect(failed.length).toBeGreaterThan(playerCalls.length);
    expect(lines.filter((line) => line.includes('"event":"fault"')).length).toBeGreaterThanOrEqual(failed.length);
    for (const line of lines) {
      expect(shown(line), line).toEqual([]);
      expect(() => JSON.parse(line), line).not.toThrow();
    }
  });

  it('is asked for in an address: every call is a POST, and a GET is refused [R7.01]', async () => {
    for (const name of callNames) {
      expect((await backend.app.request(`/api/${name}?account_id=x&auth=y`)).status, name).toBe(405);
    }
  });
});

describe('the id of a request', () => {
  it('is in its answer, in its log lines and in the report of a fault', async () => {
    lines.length = 0;
    const { query } = backend.database;
    Object.assign(backend.database, { query: () => Promise.reject(new Error('x')) });
    const response = await post('/api/auth/login', bodyOf('auth/login'));
    Object.assign(backend.database, { query });
    const id = response.headers.get('x-request-id') ?? '';
    expect(await response.json()).toMatchObject({ error_id: id });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'fault', id, request: id, call: 'auth/login' },
      { event: 'call', request: id, call: 'auth/login', http: 500 },
    ]);
  });
});
