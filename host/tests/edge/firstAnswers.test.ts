import { lobbyPageSize } from '@marquee/contract/lobbyQuery';
import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';
import { ownRegistryText } from './testing/testRegistry';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge(undefined, await ownRegistryText());
});
afterAll(() => edge.close());

interface Answer {
  value: { title: Record<string, string>; body?: Record<string, string>; match_id?: string }[];
  total: number;
  cms: Record<string, { body: Record<string, string> }>;
}

/** A page's status, start data, and links in its head. */
async function pageOf(path: string) {
  const response = await edge.get(path);
  const html = await response.text();
  const start = JSON.parse(/id="marquee-start">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as StartData<SiteRegistry>;
  const linked = (rel: string) =>
    new RegExp(`<link rel="${rel}" href="http://localhost([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
  const answers = (call: string) =>
    Object.entries(start.seed).flatMap(([key, answer]) =>
      key.startsWith(`${call}|`) ? [{ input: JSON.parse(key.slice(call.length + 1)), answer: answer as Answer }] : [],
    );
  return { status: response.status, html, start, linked, answers };
}

describe('a page holds', () => {
  test('no files of modules, and neither has the registry, but that of one remote', async () => {
    const { start } = await pageOf('/');
    const asked = async (query = '') =>
      (await (await edge.get(`/registry.json?language=EN${query}`)).json()) as SiteRegistry;
    const all = await asked();
    expect(start.registry.remotes.map(({ name }) => name)).toEqual(all.remotes.map(({ name }) => name));
    const filed = ({ remotes }: SiteRegistry) =>
      remotes.flatMap(({ versions }) => versions.map((one) => 'modules' in one));
    expect(new Set([...filed(start.registry), ...filed(all)])).toEqual(new Set([false]));
    for (const { name } of all.remotes) expect(filed(await asked(`&remote=${name}`))).not.toContain(false);
  });

  test.each([
    ['/', 'EN'],
    ['/fil', 'PHP'],
  ])('texts in its own language alone: %s', async (path, language) => {
    const [slides] = (await pageOf(path)).answers('home/fetch_slide');
    expect(slides?.answer.value.map(({ title }) => Object.keys(title))).toEqual(
      slides?.answer.value.map(() => [language]),
    );
  });

  test('of the texts about the site the one that it shows', async () => {
    const { answers } = await pageOf('/about');
    const [, text] = answers('settings/siteinfodetail').sort((one) => ('bodies' in one.input ? -1 : 1));
    expect(Object.keys(text?.answer.cms ?? {})).toEqual(['about_us']);
    expect(Object.keys(text?.answer.cms.about_us?.body ?? {})).toEqual(['EN']);
  });

  test('of a list of articles no bodies, and of one article its titles, by which it is known in which languages it is', async () => {
    const [list] = (await pageOf('/news')).answers('content/articles');
    expect(list?.answer.value.map(({ body }) => body)).toEqual(list?.answer.value.map(() => ({})));
    const slug = Object.values(list?.answer.value ?? {}).map((one) => (one as unknown as { slug: string }).slug)[0];
    const article = await pageOf(`/fil/news/${slug}`);
    const [one] = article.answers('content/article')[0]?.answer.value ?? [];
    expect(Object.keys(one?.body ?? {})).toEqual(['PHP']);
    expect(Object.keys(one?.title ?? {}).length).toBeGreaterThan(4);
    expect(article.html.match(/<link rel="alternate" hreflang/g)?.length).toBeGreaterThan(4);
  });
});

describe('a lobby', () => {
  test.each([
    '/slots',
    '/slots?page=1',
    '/slots?page=1e9',
    '/slots?page=-1',
    '/slots?page=abc',
    '/slots?page=x&page=2',
  ])('begins with its first page: %s', async (path) => {
    const { status, answers, linked } = await pageOf(path);
    const [games] = answers('product/get_games');
    expect([status, games?.input.from, games?.answer.value.length]).toEqual([200, 0, lobbyPageSize]);
    expect([linked('canonical'), linked('prev'), linked('next')]).toEqual(['/slots', undefined, '/slots?page=2']);
  });

  test.each([
    ['/slots?page=2', '/slots?page=2', '/slots', '/slots?page=3'],
    ['/slots?page=3&page=9', '/slots?page=3', '/slots?page=2', '/slots?page=4'],
    ['/fil/slots?page=2', '/fil/slots?page=2', '/fil/slots', '/fil/slots?page=3'],
  ])('has a page that is itself, between its neighbours: %s', async (path, canonical, prev, next) => {
    const { status, answers, linked } = await pageOf(path);
    expect(status).toBe(200);
    expect(answers('product/get_games')[0]?.answer.value).toHaveLength(lobbyPageSize);
    expect([linked('canonical'), linked('prev'), linked('next')]).toEqual([canonical, prev, next]);
  });

  test('ends with its last page; there is none beyond', async () => {
    const total = (await pageOf('/slots')).answers('product/get_games')[0]?.answer.total ?? 0;
    const last = Math.ceil(total / lobbyPageSize);
    const end = await pageOf(`/slots?page=${last}`);
    expect([end.status, end.linked('next'), end.linked('prev')]).toEqual([200, undefined, `/slots?page=${last - 1}`]);
    for (const page of [last + 1, 999_999]) {
      const beyond = await pageOf(`/slots?page=${page}`);
      expect([beyond.status, beyond.linked('canonical')]).toEqual([404, undefined]);
      expect(beyond.html).toContain('noindex');
    }
  });

  test('that is searched and ordered has what its query finds, is the lobby itself, and empty where it finds nothing', async () => {
    const found = await pageOf('/slots?q=dragon&sort=name&page=2');
    const [games] = found.answers('product/get_games');
    expect(games?.input).toEqual({ game_type: 'slots', q: 'dragon', sort: 'name', from: 24, count: 24 });
    expect(games?.answer.total).toBeGreaterThan(lobbyPageSize);
    expect([found.status, found.linked('canonical'), found.linked('next')]).toEqual([200, '/slots', undefined]);
    const nothing = await pageOf('/slots?q=no-such-game');
    expect([nothing.status, nothing.answers('product/get_games')[0]?.answer.total]).toEqual([200, 0]);
  });

  test.each(['q=:language', `q=${'x'.repeat(5000)}`, 'provider=', 'stake=-1', 'feature=%00', 'sort=__proto__'])(
    'stands whatever is asked of it: %s',
    async (query) => {
      expect((await pageOf(`/slots?${query}`)).status).toBe(200);
    },
  );
});

describe('a board', () => {
  test.each([
    ['/sports', { sport: '', when: '', q: '' }],
    ['/sports?sport=tennis', { sport: 'tennis', when: '', q: '' }],
    ['/sports?when=today&q=a', { sport: '', when: 'today', q: 'a' }],
    ['/sports?when=all&sport=&q=', { sport: '', when: 'all', q: '' }],
  ])('has what its filters ask for, and is one page: %s', async (path, asked) => {
    const { status, answers, linked } = await pageOf(path);
    expect(answers('sports/fixtures').map(({ input }) => input)).toMatchObject([{ language: 'EN', ...asked }]);
    expect([status, linked('canonical')]).toEqual([200, '/sports']);
  });

  test.each([
    'when=whenever',
    'sport=quidditch',
    'sport=horse_racing',
    'sport=__proto__',
    `q=${'x'.repeat(61)}`,
    'q=%00a',
  ])('that there cannot be is not found: %s', async (query) => {
    const { status, html, linked } = await pageOf(`/sports?${query}`);
    expect([status, linked('canonical')]).toEqual([404, undefined]);
    expect(html).toContain('noindex');
  });
});
