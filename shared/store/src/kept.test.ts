import { ApiClient } from '@marquee/api/client';
import { describe, expect, test } from '@rstest/core';
import { type CookieJar, cookieArea, readCookie } from './cookies';
import { LayoutStore, layoutDefaults } from './layout';
import { SessionStore } from './session';
import { withSpare } from './siteStorage';
import { Storage, type StorageArea } from './storage';

/** An in-memory local storage. */
function memoryArea(): StorageArea {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A document's cookies: name and value, without attributes. */
class Jar implements CookieJar {
  readonly set: string[] = [];
  #kept = new Map<string, string>();
  get cookie() {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(line: string) {
    this.set.push(line);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0;')) this.#kept.delete(name);
    else this.#kept.set(name, value);
  }
}

const areas: [string, () => StorageArea][] = [
  ['local storage', memoryArea],
  ['cookies', () => cookieArea(new Jar())],
];

/** A session whose login gets this answer. */
function sessionOf(storage: Storage, answer: object) {
  const identity = () => ({ domain_name: 'a.test', external_id: '', player: null });
  const transport = async () => Response.json(answer);
  return new SessionStore(new ApiClient({ identity, transport, baseUrl: 'http://a.test' }), storage);
}

const user = { account_id: 'ada', session_token: 's1' };
const person = { user, fullname: 'Ada Lovelace', email: 'ada@example.test' };

describe('what a login stores', () => {
  test.each([
    ['code 1 and a token', { statusCode: 1, token: 't1', ...person }, true, { token: 't1', ...person }],
    ['code 1 without a token', { statusCode: 1, ...person }, false, { token: '', ...person }],
    ['code 1 with an empty token', { statusCode: 1, token: '', ...person }, false, { token: '', ...person }],
    ['a refusal that brings a token', { statusCode: 0, token: 't1', ...person }, false, { token: 't1', ...person }],
    ['a refusal with nothing', { statusCode: 0 }, false, { token: '', fullname: '', email: '' }],
    ['a failure', { statusCode: -500 }, false, { token: '', user: { account_id: '', session_token: '' } }],
  ])('%s [R4.01, R4.02]', async (_, answer, isAuthenticated, stored) => {
    const storage = new Storage(memoryArea());
    const session = sessionOf(storage, { statusMessage: '', ...answer });
    await session.signIn({ account_id: 'ada', password: 'x' });
    expect(session).toMatchObject({ isAuthenticated, ...stored });
    expect(storage.read('session')).toMatchObject({ isAuthenticated, ...stored });
    expect(session.identity).toEqual(isAuthenticated ? { account_id: 'ada', auth: 't1' } : null);
  });

  test('a one-time code makes the same authenticated state [R4.05]', async () => {
    const answer = { statusCode: 1, statusMessage: 'OK', token: 't1', ...person };
    const [byCode, byPassword] = [sessionOf(new Storage(undefined), answer), sessionOf(new Storage(undefined), answer)];
    await byCode.signInByCode({ account_id: 'ada', tac: '123456' });
    await byPassword.signIn({ account_id: 'ada', password: 'x' });
    expect(byCode.identity).toEqual({ account_id: 'ada', auth: 't1' });
    expect([byCode.user, byCode.fullname, byCode.email]).toEqual([
      byPassword.user,
      byPassword.fullname,
      byPassword.email,
    ]);
  });
});

describe.each(areas)('state kept in %s', (_, open) => {
  test('a session survives the visit [R4.09, R9.25]', async () => {
    const storage = new Storage(open());
    const answer = { statusCode: 1, statusMessage: 'OK', token: 't1', ...person, fullname: 'Ада; =Ł "x"' };
    await sessionOf(storage, answer).signIn({ account_id: 'ada', password: 'x' });
    expect(sessionOf(storage, {})).toMatchObject({ isAuthenticated: true, token: 't1', fullname: 'Ада; =Ł "x"' });
  });

  test('a layout survives the visit [R4.09]', () => {
    const storage = new Storage(open());
    new LayoutStore(storage).arrange({ showPartner: false, show_download_bar: true });
    expect(new LayoutStore(storage)).toMatchObject({ ...layoutDefaults, showPartner: false, show_download_bar: true });
  });

  test('what is removed is gone', () => {
    const storage = new Storage(open());
    storage.write('session', { token: 't' });
    storage.remove('session');
    expect(storage.read('session')).toBeUndefined();
  });

  test.each([
    ['no JSON', '{"isAuthenticated":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[{"token":"t"}]'],
    ['a user that is null', '{"isAuthenticated":true,"token":"t","user":null}'],
    ['a user without an account', '{"isAuthenticated":true,"user":{}}'],
    ['fields of other types', '{"isAuthenticated":"yes","token":7,"user":"ada","fullname":{},"email":[]}'],
    ['a prototype', '{"__proto__":{"isAuthenticated":true,"token":"t"},"constructor":1}'],
    ['flags of other types', '{"show_bf_ann_modal":"no","showPartner":0,"readAnnouncement":{}}'],
    ['a broken escape', '%E0%A4%A'],
  ])('survives %s [R4.10]', (_case, text) => {
    const area = open();
    area.setItem('marquee.session', text);
    area.setItem('marquee.layout', text);
    const storage = new Storage(area);
    const session = sessionOf(storage, {});
    expect([
      typeof session.token,
      typeof session.user.account_id,
      typeof session.fullname,
      typeof session.email,
    ]).toEqual(['string', 'string', 'string', 'string']);
    expect([true, false]).toContain(session.isAuthenticated);
    expect(new LayoutStore(storage)).toMatchObject(layoutDefaults);
  });
});

test.each([
  ['show_bf_ann_modal', true],
  ['show_app_download', true],
  ['show_download_bar', false],
  ['showPartner', true],
] as const)('at first, %s is %s [R3.09]', (name, value) => {
  expect(new LayoutStore(new Storage(undefined))[name]).toBe(value);
});

describe('cookies of the page', () => {
  test('live 365 days, on all paths, strictly of this site, and secure [R9.11]', () => {
    const jar = new Jar();
    cookieArea(jar).setItem('name', 'a b');
    expect(jar.set).toEqual(['name=a%20b; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
    expect(readCookie(jar, 'name')).toBe('a b');
  });

  test('refuse what a browser would cut off', () => {
    expect(() => cookieArea(new Jar()).setItem('name', 'x'.repeat(4000))).toThrow('too long');
  });
});

test('a storage that the browser forbids keeps nothing and breaks nothing', () => {
  const fail = () => {
    throw new Error('forbidden');
  };
  const storage = new Storage({ getItem: fail, setItem: fail, removeItem: fail });
  storage.write('layout', {});
  storage.remove('layout');
  expect(storage.read('layout')).toBeUndefined();
});

test('what a full storage refuses is kept behind it, until there is room again', () => {
  const area = memoryArea();
  const spare = memoryArea();
  let isFull = false;
  const storage = new Storage(
    withSpare(
      {
        ...area,
        setItem(key, value) {
          if (isFull) throw new Error('QuotaExceededError');
          area.setItem(key, value);
        },
      },
      spare,
    ),
  );
  const places = () => [area, spare].map((place) => place.getItem('marquee.session'));
  storage.write('session', { token: 't1' });
  expect(places()).toEqual(['{"token":"t1"}', null]);
  isFull = true;
  storage.write('session', { token: 't2' });
  expect(places()).toEqual([null, '{"token":"t2"}']);
  expect(storage.read('session')).toEqual({ token: 't2' });
  isFull = false;
  storage.write('session', { token: 't3' });
  expect(places()).toEqual(['{"token":"t3"}', null]);
  isFull = true;
  storage.write('session', { token: 't4' });
  storage.remove('session');
  expect(places()).toEqual([null, null]);
});

test('a page that is hydrated shows nothing that is kept before its storage is opened', () => {
  const area = memoryArea();
  const kept = new Storage(area);
  kept.write('session', { isAuthenticated: true, token: 't1', ...person });
  kept.write('layout', { show_app_download: false });
  const storage = new Storage(area, true);
  const session = sessionOf(storage, {});
  const layout = new LayoutStore(storage);
  expect([session.identity, layout.show_app_download]).toEqual([null, true]);
  storage.open();
  expect([session.identity, layout.show_app_download]).toEqual([{ account_id: 'ada', auth: 't1' }, false]);
});
