import { domainCookie, languageCookie } from '@marquee/contract/siteCookies';
import { domainOf } from '@marquee/kernel/http/domain';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { parametersOf } from '@marquee/page/routes';
import { filled } from '@marquee/page/seeds';
import { describe, expect, test } from '@rstest/core';
import { encodingOf } from './http/encoding';
import { attributes, scriptJson } from './http/escape';
import { locate } from './http/locale';
import { isInert } from './http/security';
import { safePath } from './http/staticFiles';
import { retryAfter } from './page/plainPage';

describe('escaping', () => {
  test('start data cannot end its script', () => {
    const value = { a: '</script><script>alert(1)</script>', b: '<!--', c: '\u2028' };
    const text = scriptJson(value);
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual(value);
  });
  test('text and attributes are inert', () => {
    expect(escapeHtml(`<b a="1" b='2'>&`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;');
    expect(attributes({ href: '"><x', hidden: true, gone: false, none: undefined })).toBe(
      ' href="&quot;&gt;&lt;x" hidden',
    );
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0.1', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
])('a client that accepts "%s" gets %s', (accept, encoding) => expect(encodingOf(accept)).toBe(encoding));

test.each([
  ['/a/b.js', 'a/b.js'],
  ['/../a', null],
  ['/%2e%2e/a', null],
  ['/a/.hidden', null],
  ['/a%5c..%5cb', null],
  ['/%00', null],
  ['/', null],
])('the path %s is read as %s', (path, read) => expect(safePath(path)).toBe(read));

describe('locate', () => {
  const offer = { language: ['PHP', 'EN'] as const, defaultLanguage: 'PHP' as const };
  test('the default language has no prefix [R2.46]', () =>
    expect(locate('/slots', '', undefined, offer)).toEqual({ language: 'PHP', path: '/slots', prefix: '' }));
  test('another one has [R2.46]', () =>
    expect(locate('/en/slots', '', undefined, offer)).toEqual({ language: 'EN', path: '/slots', prefix: '/en' }));
  test('the default language’s own prefix chooses it again', () =>
    expect(locate('/fil/slots', '?a', 'EN', offer)).toEqual({ redirect: '/slots?a', language: 'PHP' }));
  test('a language that the site does not offer is no prefix', () =>
    expect(locate('/ru/slots', '', 'RUS', offer)).toEqual({ language: 'PHP', path: '/ru/slots', prefix: '' }));
  test('the cookie is marked secure where the site is', () => expect(languageCookie('EN', true)).toMatch(/; Secure$/));
});

test.each([
  ['language', languageCookie('EN', true), 'language=EN; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
  ['language, without https', languageCookie('CN', false), 'language=CN; Max-Age=31536000; Path=/; SameSite=Lax'],
  [
    'client-domain',
    domainCookie('a.example', true),
    'client-domain=a.example; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ],
])('the cookie %s has the attributes of the specification [R9.11]', (_, cookie, expected) =>
  expect(cookie).toBe(expected),
);

test('the cookie client-domain holds the last two labels of the host [R7.09, D1.02]', () =>
  expect(domainCookie(domainOf('www.a.example:3000'), true)).toMatch(/^client-domain=a\.example;/));

describe('routes', () => {
  test.each([
    ['/news/:slug', '/news/big%20win', { slug: 'big win' }],
    ['/news/:slug', '/news/', null],
    ['/news/:slug', '/news/a/b', null],
    ['/news/:slug', '/news/%zz', null],
    ['/slots', '/Slots', {}],
    ['/', '/', {}],
  ])('%s takes %s as %j', (pattern, path, parameters) => expect(parametersOf(pattern, path)).toEqual(parameters));

  test('seeds are filled from path and query, and dropped where something is missing', () => {
    const seed = { call: 'product/game' as const, input: { provider_code: '?provider', game_code: ':game' } };
    const query = new URLSearchParams('provider=JILI');
    expect(filled(seed, { game: 'moon' }, query)).toEqual([
      { call: 'product/game', input: { provider_code: 'JILI', game_code: 'moon' } },
    ]);
    expect(filled(seed, {}, query)).toEqual([]);
    const board = { call: 'sports/fixtures' as const, input: { sport: '?sport=' as const, q: '?q=cup' } };
    expect(filled(board, {}, new URLSearchParams('sport=tennis'))).toEqual([
      { call: 'sports/fixtures', input: { sport: 'tennis', q: 'cup' } },
    ]);
    const races = { call: 'sports/races' as const, input: { language: ':language' as const, count: 6 } };
    expect(filled(races, { language: 'RUS' }, query)).toEqual([
      { call: 'sports/races', input: { language: 'RUS', count: 6 } },
    ]);
  });
});

test.each([
  ['2026-01-01T00:10:00.000Z', 600],
  ['2026-01-01T02:00:00.000Z', 7200],
  ['2025-01-01T00:00:00.000Z', 600],
  [null, 600],
])('maintenance until %s asks to come back in %i s', (end, wait) => {
  const startup = { maintenance: { is_maintenance: true, start_date: null, end_date: end } };
  expect(retryAfter(startup as never, Date.parse('2026-01-01T00:00:00.000Z'))).toBe(wait);
});

test.each([
  ['text/javascript; charset=utf-8', true],
  ['text/css; charset=utf-8', true],
  ['font/woff2', true],
  ['image/svg+xml', false],
  ['text/html; charset=utf-8', false],
  ['application/json', false],
  ['', false],
])('a file of type %j goes without a policy: %s', (type, expected) => expect(isInert(type)).toBe(expected));
