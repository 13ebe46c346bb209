import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';
import { signInDesk } from '../../src/testing/signInDesk';

let at: Awaited<ReturnType<typeof signInDesk>>;
beforeAll(async () => {
  at = await signInDesk();
});
beforeEach(async () => {
  await at.backend.reset();
  at.tell();
  at.forge();
});
afterAll(() => at.close());

const second = 1000;
const minute = 60 * second;
const done = expect.objectContaining({ statusCode: 1 });
const refused = (statusMessage: string) => expect.objectContaining({ statusCode: 0, statusMessage });
type Browser = ReturnType<typeof at.browser>;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an id token', () => {
  /** Goes to the provider and comes back as Maria. */
  async function company(browser: Browser, input: object) {
    const { address } = await browser.post('session/company/begin', input);
    const answered = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ email: 'maria@company.test', answer: 'sign-in', is_verified: 'on' }),
      redirect: 'manual',
    });
    const query = new URL(answered.headers.get('location') ?? '').search;
    return browser.post('session/company/finish', { query });
  }
  const signIn = () => company(at.browser(), { purpose: 'sign-in' });
  /** Maria has added her company account. */
  const joined = async () => {
    const { token } = await at.link((await at.desk.member()).id);
    expect(await company(at.browser(), { purpose: 'link', token })).toEqual(done);
  };
  const header = (alg: string, more = {}) => encoded({ alg, typ: 'JWT', ...more });
  const partsOf = (token: string) => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    return { head, claims, signature };
  };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = (text: string) =>
    `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;

  it.each<[string, (token: string) => string]>([
    ['without a signature', (token) => `${header('none')}.${partsOf(token).claims}.`],
    [
      'that says it needs no signature',
      (token) => `${header('none')}.${partsOf(token).claims}.${partsOf(token).signature}`,
    ],
    ['of a key that is not the provider’s', (token) => signed(`${partsOf(token).head}.${partsOf(token).claims}`)],
    [
      'that brings its own key',
      (token) => signed(`${header('ES256', { jwk: publicKey.export({ format: 'jwk' }) })}.${partsOf(token).claims}`),
    ],
    [
      'signed with the secret of the client',
      (token) => {
        const text = `${header('HS256')}.${partsOf(token).claims}`;
        return `${text}.${createHmac('sha256', 'sandbox-secret-of-the-desk-at-the-company').update(text).digest('base64url')}`;
      },
    ],
    [
      'with other words under the same signature',
      (token) => {
        const { head, claims, signature } = partsOf(token);
        const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
        return `${head}.${encoded({ ...told, extra: 1 })}.${signature}`;
      },
    ],
    ['that is none', () => 'x'],
  ])('%s is refused', async (_, forge) => {
    await joined();
    at.forge(forge);
    expect(await signIn()).toEqual(refused('companyFailed'));
    at.forge();
    expect(await signIn()).toEqual(done);
  });

  it('of an earlier sign-in is refused in a later one', async () => {
    await joined();
    let earlier = '';
    at.forge((token) => {
      earlier = token;
      return token;
    });
    expect(await signIn()).toEqual(done);
    at.forge(() => earlier);
    expect(await signIn()).toEqual(refused('companyFailed'));
  });

  it.each([
    ['for several, issued to another', { aud: ['marquee-desk', 'other'], azp: 'other' }],
    ['that is not from now on', { iat: undefined }],
    ['without a subject', { sub: undefined }],
    ['without an end', { exp: undefined }],
  ])('%s is refused', async (_, claims) => {
    await joined();
    at.tell((told) => ({ ...told, ...claims }));
    expect(await signIn()).toEqual(refused('companyFailed'));
  });
});

describe('two processes', () => {
  it('use a link and a confirmation once', async () => {
    const { database, clock } = at;
    const other = await createBackend({ mode: sandboxMode(), dataDir: '', database, clock, work: false });
    const desks = [at.backend, other].map((backend) => backend.desk(at.origin));
    const post = async (process: number, path: string, body: object, cookie = '') => {
      const response = await desks[process]?.request(`${at.origin}/desk/${path}`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', host: new URL(at.origin).host },
          ...(path.startsWith('session/token') ? {} : { origin: at.origin, cookie }),
        },
        body: JSON.stringify(body),
      });
      // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers
      return (await response?.json()) as Record<string, any>;
    };
    const { token } = await at.link((await at.desk.member()).id);
    const used = await Promise.all(
      [0, 1].map(async (process) => {
        const { options } = await post(process, 'session/link/begin', { token });
        return post(process, 'session/link/passkey', { token, passkey: at.authenticator().create(options) });
      }),
    );
    expect(used.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'linkGone']);
    const [keys] = await database.query<{ count: number }>('select count(*) as count from staff_passkeys');
    expect(keys?.count).toBe(1);

    // Two persons confirm one command: it is signed in as one of them, once.
    const { device_code, user_code } = await at.browser().post('session/device', { device: '' });
    const persons = [await at.signedIn((await at.desk.member()).id), await at.signedIn((await at.desk.member()).id)];
    const confirmed = await Promise.all(
      persons.map(async ({ browser, authenticator }, process) => {
        const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
        const { options } = await post(process, 'session/device/look', { user_code }, cookie);
        const passkey = authenticator.get(options);
        return post(process, 'session/device/confirm', { user_code, passkey }, cookie);
      }),
    );
    expect(confirmed.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'codeUnknown']);
    const polled = await Promise.all([0, 1].map((process) => post(process, 'session/token', { device_code })));
    expect(polled.filter(({ access_token }) => access_token)).toHaveLength(1);
    const [session] = await database.query<{ staff_id: string }>(
      "select staff_id from staff_sessions where kind = 'command'",
    );
    const [decided] = await database.query<{ decided_by: string }>('select decided_by from staff_device_codes');
    expect(session?.staff_id).toBe(decided?.decided_by);
  });
});

describe('a session', () => {
  it('counts under the desk’s own name only', async () => {
    const { browser } = await at.signedIn((await at.desk.member()).id);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const desk = at.backend.desk(at.origin);
    const ask = async (host: string, path: string, origin = at.origin) => {
      const response = await desk.request(`${at.origin}/desk/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host, origin, cookie },
        body: '{}',
      });
      return response.json();
    };
    const { host, port } = new URL(at.origin);
    expect(await ask(host, 'staff/me')).toEqual(done);
    for (const name of [`127.0.0.1:${port}`, `desk.localhost:${port}`, 'localhost', `${host}.attacker.test`, ''])
      for (const path of ['staff/me', 'session/step-up/begin', 'session/end'])
        expect(await ask(name, path), `${name} ${path}`).toEqual(refused('notFound'));
    expect(await ask(host, 'staff/me', `http://127.0.0.1:${port}`)).toEqual(refused('notFound'));
    expect(await ask(host, 'staff/me')).toEqual(done);
  });

  it('lasts until 30 minutes without use, to the second', async () => {
    const { browser, authenticator } = await at.signedIn((await at.desk.member()).id);
    at.clock.advance(30 * minute - second);
    expect(await browser.post('staff/me')).toEqual(done);
    at.clock.advance(30 * minute + second);
    expect(await browser.post('staff/me')).toEqual(refused('noSession'));
    expect(await browser.post('session/step-up/begin')).toEqual(refused('noSession'));
    expect((await at.byPasskey(authenticator)).answer).toEqual(done);
  });

  it('is stepped up for five minutes, to the second, also for a command', async () => {
    const member = await at.desk.member();
    const { browser } = await at.signedIn(member.id);
    const token = await at.desk.token(member);
    const steps = [
      () => browser.post('staff/add', { ...at.newcomer, request_id: crypto.randomUUID() }),
      () =>
        browser.post(
          'staff/add',
          { ...at.newcomer, email: 'eva@desk.test', phone: '+639170000010', request_id: crypto.randomUUID() },
          { cookie: '', authorization: `Bearer ${token}` },
        ),
    ];
    at.clock.advance(5 * minute - second);
    for (const step of steps) expect(await step()).toEqual(done);
    at.clock.advance(2 * second);
    for (const step of steps) expect(await step()).toEqual(refused('stepUpNeeded'));
  });
});

describe('requests from one address are limited:', () => {
  it.each([
    ['sign-in', 'session/sign-in/begin', {}, 30],
    ['links', 'session/link/begin', { token: 'x'.repeat(43) }, 30],
    ['new device codes', 'session/device', { device: '' }, 10],
    ['polls of device codes', 'session/token', { device_code: 'x'.repeat(43) }, 120],
  ] as const)('%s', async (_, path, input, burst) => {
    const desk = at.backend.desk(at.origin);
    const ask = async (remoteAddress: string, headers = {}) => {
      const own = { 'content-type': 'application/json', host: new URL(at.origin).host, origin: at.origin };
      const init = { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(input) };
      const response = await desk.request(`${at.origin}/desk/${path}`, init, {
        incoming: { socket: { remoteAddress } },
      });
      return response.status;
    };
    for (let count = 0; count < burst; count++) expect(await ask('192.0.2.1'), `${count}`).not.toBe(429);
    expect(await ask('192.0.2.1')).toBe(429);
    // Whoever says to come from elsewhere does not.
    expect(await ask('192.0.2.1', { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })).toBe(429);
    expect(await ask('198.51.100.1')).not.toBe(429);
    at.clock.advance(minute);
    expect(await ask('192.0.2.1')).not.toBe(429);
  });

  it('one person finds players 120 times a minute, whatever the session', async () => {
    const [member, other] = [await at.desk.member(), await at.desk.member()];
    const player = await at.backend.player();
    const [one, two, foreign] = [await at.desk.token(member), await at.desk.token(member), await at.desk.token(other)];
    const find = (token: string, path = 'players/find', input: object = { q: player.account_id }) =>
      at.browser().post(path, { site: 'localhost', reason: 'test', ...input }, { authorization: `Bearer ${token}` });
    for (let count = 0; count < 120; count++) expect(await find(count % 2 ? one : two)).toEqual(done);
    for (const token of [one, two]) expect(await find(token)).toMatchObject({ status: 429 });
    expect(await find(one, 'players/reveal', { player: player.id })).toEqual(done);
    expect(await find(foreign)).toEqual(done);
    at.clock.advance(second);
    expect(await find(one)).toEqual(done);
  });
});
