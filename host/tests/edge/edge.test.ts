import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { failureSink } from '@marquee/edge/render/failureSink';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { withRequestId } from '@marquee/kernel/requestId';
import type { PageJob } from '@marquee/page/rendering';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { chunkManifest, openTestEdge, placeOf, registryText, type TestEdge } from './testing/testEdge';

/** The part of a registry that a test changes. */
interface WithLocales {
  remotes: { lobbies: { versions: Record<string, { description: { locales: Record<string, object> } }> } };
}

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

const startOf = (html: string) =>
  JSON.parse(/id="marquee-start">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, never>;

describe('a page', () => {
  test('carries its start data, and under a policy without inline or evaluated code', async () => {
    const response = await edge.get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.status).toBe(200);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default marquee");
    const html = await response.text();
    expect(startOf(html)).toMatchObject({
      language: 'EN',
      prefix: '',
      route: { pattern: '/', remote: null, status: 200 },
      startup: { statusCode: 1, site: { domain_name: 'localhost' } },
      registry: { revision: 1 },
    });
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  test.each([
    ['localhost', { c1: chunkManifest.c1 }],
    ['slot2.localhost', { s2: chunkManifest.s2 }],
  ])('names the chunk manifest with its hash, and holds what is of its template: %s', async (host, present) => {
    const html = await (await edge.get('/', { host })).text();
    const named: unknown = JSON.parse(/id="chunk-manifest">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
    const list = readFileSync(join(edge.folder, 'host/static/chunks.12345678.json'));
    const integrity = `sha256-${createHash('sha256').update(list).digest('base64')}`;
    expect(named).toEqual({ url: '/static/chunks.12345678.json', integrity, present });
  });

  test.each(['/', '/slots', '/nowhere'])(
    'keeps a hold on the windows that it opens, and gives nobody one on itself: %s [R3.31]',
    async (path) => {
      const { headers } = await edge.get(path);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    },
  );

  test('has all headers that answers of the edge have, and the id of its request', async () => {
    const id = '3f1c9d52-0c1d-4f5e-9a44-0123456789ab';
    const pages = [await edge.get('/', { 'if-none-match': '*' }), await edge.get('/nowhere')];
    const { headers } = await withRequestId(id, () => edge.get('/'));
    expect(headers.get('x-request-id')).toBe(id);
    for (const page of [headers, ...pages.map((one) => one.headers)]) {
      expect(page.get('x-content-type-options')).toBe('nosniff');
      expect(page.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(page.get('permissions-policy')).toContain('camera=()');
    }
  });

  test('names its inline style and script by their hashes, and is the same for everybody [D10.01]', async () => {
    const [first, second] = [await edge.get('/'), await edge.get('/', { cookie: 'language=EN; marquee_device=x' })];
    const html = await first.text();
    expect(await second.text()).toBe(html);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
    const policy = first.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' ${hashOf(style)};`);
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    for (const [tag] of html.matchAll(/<script(?!>| type="application\/(?:ld\+)?json")[^>]*>/g)) {
      expect(tag).toMatch(/ src="[^"]+" integrity="sha384-/);
    }
  });

  test('is known by its tag, in whichever encoding', async () => {
    const { headers } = await edge.get('/slots', { 'accept-encoding': 'br' });
    const etag = headers.get('etag') ?? '';
    expect([headers.get('content-encoding'), etag]).toEqual(['br', expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await edge.get('/slots', { 'accept-encoding': 'gzip', 'if-none-match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
    }
    expect((await edge.get('/slots', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has cache tags for all its parts', async () => {
    expect((await edge.get('/slots')).headers.get('cache-tag')).toBe('site-localhost,remote-lobbies');
  });

  test('may be kept by every cache, but for one with odds or rankings not beyond its seconds', async () => {
    const cachingOf = async (path: string) => (await edge.get(path)).headers.get('cache-control');
    expect(await cachingOf('/slots')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=60');
    expect(await cachingOf('/leaderboard')).toBe('public, max-age=0, s-maxage=5');
    expect(await cachingOf('/nowhere')).toBe('private, no-cache');
    expect(await cachingOf('/no/such/page')).toBe('private, no-cache');
  });

  test('shows text in its own font only when that is there at once, and letters of two cuts whenever they come', async () => {
    const facesOf = async (path: string) => {
      const html = await (await edge.get(path)).text();
      return [
        ...html.matchAll(
          /@font-face{font-family:'([^']+)';font-style:normal;font-display:(\w+);[^}]*-(\w+)-\w+-normal/g,
        ),
      ].map(([, family, display, cut]) => `${family} ${cut} ${display}`);
    };
    expect(await facesOf('/slots')).toEqual(
      expect.arrayContaining(['Prata latin swap', 'Mulish latin optional', 'Mulish cyrillic swap']),
    );
    expect(await facesOf('/fil/slots')).toContain('Mulish latin optional');
    for (const path of ['/vi/slots', '/ru/slots']) expect(await facesOf(path)).toContain('Mulish latin swap');
  });

  test('sets no cookie', async () => {
    for (const path of ['/', '/fil/slots', '/nowhere'])
      expect((await edge.get(path)).headers.getSetCookie()).toEqual([]);
  });

  test('hints at what its remote needs, with the integrity and crossorigin of the real requests', async () => {
    const html = await (await edge.get('/slots')).text();
    for (const file of ['entry.0a0a0a0a.js', 'lobby.0b0b0b0b.js', 'lobby.0c0c0c0c.css', 'locales/EN.json']) {
      const tag =
        [...html.matchAll(/<link[^>]*>/g)].map(([found]) => found).find((found) => found.includes(file)) ?? '';
      expect(tag).toContain('rel="preload"');
      expect(tag.includes('integrity="sha384-')).toBe(!file.endsWith('.json'));
      expect(tag).toContain('crossorigin="anonymous"');
    }
    expect(/<link[^>]*entry\.0a0a0a0a\.js/.test(await (await edge.get('/login')).text())).toBe(false);
  });

  test('brings the texts of its remote, unless they are not what their hash says: then the page fetches them, and checks', async () => {
    const texts = JSON.stringify({ slots: 'Slots', title: '</script>' });
    const path = join(edge.folder, 'releases/lobbies/1.0.0/locales/EN.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, texts);
    const hinted = /<link[^>]*locales\/EN\.json/;
    const untrusted = await (await edge.get('/slots')).text();
    expect([startOf(untrusted).texts, hinted.test(untrusted)]).toEqual([{}, true]);
    const hash = createHash('sha384').update(texts).digest('base64');
    const registry = JSON.parse(registryText(2, '1.0.0')) as WithLocales;
    for (const { description } of Object.values(registry.remotes.lobbies.versions)) {
      description.locales.EN = { ...description.locales.EN, integrity: `sha384-${hash}` };
    }
    writeFileSync(join(edge.folder, 'releases/registry.json'), JSON.stringify(registry));
    const trusted = await (await edge.get('/slots')).text();
    expect([startOf(trusted).texts, hinted.test(trusted)]).toEqual([{ lobbies: JSON.parse(texts) }, false]);
    writeFileSync(join(edge.folder, 'releases/registry.json'), registryText(3, '1.0.0'));
  });

  test('shows a new release at the next load', async () => {
    await edge.get('/slots');
    writeFileSync(join(edge.folder, 'releases/registry.json'), registryText(4, '1.0.10'));
    expect(await (await edge.get('/slots')).text()).toContain('/releases/lobbies/1.0.10/');
  });

  test('is kept by caches during a canary release for those who are known not to get it', async () => {
    const registry = JSON.parse(registryText(5, '1.0.10')) as { remotes: { lobbies: { canary: object | null } } };
    const show = async (percent: number, cookie = '') => {
      registry.remotes.lobbies.canary = { version: '1.0.10', percent };
      writeFileSync(join(edge.folder, 'releases/registry.json'), JSON.stringify(registry));
      const { headers } = await edge.get('/slots', { cookie });
      return {
        isPublic: headers.get('cache-control')?.startsWith('public'),
        cookies: headers.getSetCookie().map((one) => one.split(/[=;]/).slice(0, 2).join('=')),
      };
    };
    const first = await show(0.1);
    expect([first.isPublic, first.cookies.map((one) => one.split('=')[0])]).toEqual([
      false,
      ['marquee_bucket', 'marquee_arm'],
    ]);
    expect(await show(100, 'marquee_bucket=7')).toEqual({ isPublic: false, cookies: ['marquee_arm=lobbies'] });
    expect(await show(100, 'marquee_bucket=7; marquee_arm=lobbies')).toEqual({ isPublic: false, cookies: [] });
    expect(await show(100, 'marquee_bucket=7; marquee_arm=live')).toEqual({
      isPublic: false,
      cookies: ['marquee_arm=lobbies'],
    });
    expect(await show(0.1, 'marquee_bucket=7; marquee_arm=live')).toEqual({ isPublic: true, cookies: [] });
    writeFileSync(join(edge.folder, 'releases/registry.json'), registryText(6, '1.0.10'));
  });

  test('gives an open page no version that needs a newer host', async () => {
    const versionsOn = async (hostApi: string) => {
      const answer = await edge.get(`/registry.json?language=EN&hostApi=${hostApi}`);
      const { remotes } = (await answer.json()) as { remotes: { versions: unknown[] }[] };
      return remotes.map(({ versions }) => versions.length);
    };
    expect([await versionsOn('2.0.0'), await versionsOn('1.9.0')]).toEqual([[1], [0]]);
  });

  test('names its canonical address, its alternates and a default', async () => {
    const html = await (await edge.get('/fil/slots')).text();
    expect(html).toContain('<link rel="canonical" href="http://localhost/fil/slots">');
    expect(html).toContain('hreflang="zh-CN" href="http://localhost/zh-CN/slots"');
    expect(html).toContain('hreflang="x-default" href="http://localhost/slots"');
    expect(html).toContain('<html lang="fil" dir="ltr"');
  });

  test('keeps players’ pages away from search engines', async () => {
    expect(await (await edge.get('/account')).text()).toContain('<meta name="robots" content="noindex">');
  });
});

describe('status', () => {
  test('a route with a middleware that nobody knows is an error, and not for search engines [R2.06]', async () => {
    const registry = JSON.parse(registryText(7, '1.0.11')) as {
      remotes: { lobbies: { versions: Record<string, { description: { routes: { guard?: string }[] } }> } };
    };
    for (const route of registry.remotes.lobbies.versions['1.0.11']?.description.routes ?? []) route.guard = 'nobody';
    writeFileSync(join(edge.folder, 'releases/registry.json'), JSON.stringify(registry));
    const response = await edge.get('/slots');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    writeFileSync(join(edge.folder, 'releases/registry.json'), registryText(8, '1.0.12'));
    expect((await edge.get('/slots')).status).toBe(200);
  });

  test.each([
    ['/', 200],
    ['/slots', 200],
    ['/login', 200],
    ['/nowhere', 404],
    ['/slots/deeper', 404],
    ['/xx/slots', 404],
  ])('%s answers %i [R2.36, R8.22]', async (path, status) => expect((await edge.get(path)).status).toBe(status));

  test('an address without a site is not found', async () => {
    const response = await edge.get('/', { host: 'no.such.example' });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no site');
  });
});

describe('language', () => {
  test.each([
    ['/en/slots', '/slots'],
    ['/FIL/slots', '/fil/slots'],
    ['/slots/', '/slots'],
    ['/fil/', '/fil'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s is sent to %s [R2.46]', async (path, location) => {
    const response = await edge.get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  test('a visitor who chose a language is sent to it, with the query', async () => {
    const response = await edge.get('/slots?q=moon', { cookie: 'language=PHP' });
    expect(response.headers.get('location')).toBe('/fil/slots?q=moon');
  });

  test('the default language’s own prefix is remembered for a year', async () => {
    const cookies = (await edge.get('/en/slots', { cookie: 'language=PHP' })).headers.getSetCookie();
    expect(cookies).toContain('language=EN; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});

describe('the client-domain cookie', () => {
  test('does not choose the site [D1.02]', async () => {
    const response = await edge.get('/', { cookie: 'client-domain=slot2.localhost' });
    expect(startOf(await response.text())).toMatchObject({ startup: { site: { domain_name: 'localhost' } } });
  });
});

describe('files', () => {
  test('a hashed file is compressed as asked for, immutable, and known by its tag', async () => {
    const response = await edge.get('/static/js/index.12345678.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await edge.get('/static/js/index.12345678.js', {
      'accept-encoding': 'gzip, br',
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
    const plain = await edge.get('/static/js/index.12345678.js');
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(plain.headers.get('etag')).not.toBe(etag);
  });

  test('are served of the host of another version, whose page is open', async () => {
    const kept = join(edge.folder, 'releases/.host/static/js/other.87654321.js');
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, 'earlier');
    const response = await edge.get('/static/js/other.87654321.js');
    expect([response.status, await response.text()]).toEqual([200, 'earlier']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/releases/',
    '/releases/lobbies',
    '/releases/lobbies/1.0.0/',
    '/releases/%2e%2e/secret.txt',
    '/releases/..%2fsecret.txt',
    '/releases/lobbies/..%5c..%5csecret.txt',
    '/releases/.registry.json',
    '/releases/.host/static/js/other.87654321.js',
    '/releases/%00',
    '/releases/%zz',
    '/static/../../secret.txt',
  ])('%s gives nothing away', async (path) => {
    const response = await edge.get(path);
    expect(response.status).toBe(404);
    expect((await response.text()).includes('kept private')).toBe(false);
  });

  test('a change on disk is seen, so that a damaged file fails its integrity check instead of hiding', async () => {
    const path = '/releases/lobbies/1.0.0/entry.0a0a0a0a.js';
    const before = await (await edge.get(path)).text();
    writeFileSync(join(edge.folder, path), 'var marquee_lobbies_2;');
    expect(await (await edge.get(path)).text()).not.toBe(before);
  });
});

describe('site documents', () => {
  test('the map lists public pages in every language, and no player’s page', async () => {
    const xml = await (await edge.get('/sitemap.xml')).text();
    expect(xml).toContain('<loc>http://localhost/vi/slots</loc>');
    expect(xml).not.toContain('/account');
  });

  test('robots.txt names the sitemap', async () => {
    expect(await (await edge.get('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
    const named = await edge.get('/robots.txt', { host: 'www.slot2.localhost' });
    expect(await named.text()).toContain('Sitemap: http://slot2.localhost/sitemap.xml');
  });

  test('the newest build is never kept by a cache [R7.07]', async () => {
    const response = await edge.get('/build/latest.json?1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{12}$/) });
  });
});

test('requests find their handler by one regular expression, the quicker of two routers', async () => {
  const { link, hostFolder, releasesFolder } = placeOf(edge);
  const report = (error: unknown) => edge.errors.push(error);
  const registries = new RegistrySource(releasesFolder, report);
  const health = new HealthWatch({ registries, report, log: () => {} });
  const app = createEdge({ link, hostFolder, registries, report, health, sandbox: true });
  await app.request('/healthz');
  expect(app.router.name).toBe('SmartRouter + RegExpRouter');
});

describe('page files', () => {
  test('each build has a manifest of its own, and only the one that is served [R7.06]', async () => {
    const { id } = (await (await edge.get('/build/latest.json?1')).json()) as { id: string };
    const manifest = await edge.get(`/build/${id}.json`);
    expect(manifest.headers.get('cache-control')).toContain('immutable');
    expect(await manifest.json()).toMatchObject({ id, files: [expect.stringContaining('.js'), expect.anything()] });
    expect((await edge.get('/build/000000000000.json')).status).toBe(404);
  });

  test.each([
    ['/payload.json', '/', 200, 'http://localhost/'],
    ['/fil/payload.json', '/', 200, 'http://localhost/fil'],
    ['/ru/slots/payload.json?q=moon', '/slots', 200, 'http://localhost/ru/slots'],
    ['/account/payload.json', '/account', 200, ''],
    ['/nowhere/payload.json', null, 404, ''],
  ])('%s says what the page says of itself [R7.08]', async (path, pattern, status, canonical) => {
    const response = await edge.get(path);
    expect(response.status).toBe(200);
    const { head, route } = (await response.json()) as { head: { title: string; canonical: string }; route: object };
    expect(route).toMatchObject({ pattern, status });
    expect(head.canonical).toBe(canonical);
    const html = await (await edge.get(path.replace('/payload.json', '') || '/')).text();
    expect(html).toContain(`<title>${head.title}</title>`);
  });

  test.each([
    ['/en/payload.json', '/payload.json'],
    ['/en/slots/payload.json?q=1', '/slots/payload.json?q=1'],
    ['//elsewhere.example/payload.json', '/elsewhere.example/payload.json'],
  ])('%s is sent to the payload of the page’s one true address', async (path, location) => {
    const response = await edge.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});

test('nothing was reported while all of this ran', () => expect(edge.errors).toEqual([]));

test('a remote that fails in a renderer is reported to the backend, as browsers report, and at a limited rate', async () => {
  const { backend } = edge;
  const { database } = backend.services;
  const link = insideLink(backend.app);
  const told: Promise<Response>[] = [];
  const fetch: typeof link.fetch = (...request) => {
    const answer = Promise.resolve(link.fetch(...request));
    told.push(answer);
    return answer;
  };
  const report = failureSink({ ...link, fetch }, { burst: 2, perMinute: 0 });
  const failure = { remote: 'lobbies', version: '1.0.0', phase: 'server', cause: 'out of memory' } as const;
  const start = startOf(await (await edge.get('/')).text()) as unknown as PageJob['start'];
  for (let times = 0; times < 5; times++) report(failure, { start, address: '/slots?page=2', modules: [] });
  const stored = () => database.query('select remote, version, phase, cause, path, site from remote_failures');
  await expect.poll(() => told.length).toBe(2);
  await Promise.all(told);
  const row = { ...failure, path: '/slots', site: 'localhost' };
  expect(await stored()).toEqual([row, row]);
});
