import { type SpeculationRules, speculationType } from '@marquee/edge/page/speculation';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

const inAdvance = { 'sec-purpose': 'prefetch' };
const rulesOf = async (path: string) => (await edge.get(path)).headers.get('speculation-rules');

/** Paths in a speculation rules file, with their query. */
async function namedIn(file: string, host?: string): Promise<{ pathname: string; search: string }[]> {
  const { prefetch } = (await (await edge.get(file, host ? { host } : {})).json()) as SpeculationRules;
  const [first, ...others] = prefetch.map(
    ({ where }) => where.and.find((clause) => 'href_matches' in clause) as { href_matches: never },
  );
  for (const other of others) expect(other).toEqual(first);
  return first?.href_matches ?? [];
}

describe('the rules for pages that are fetched in advance', () => {
  test('come with pages that are open to everybody, those of their language', async () => {
    expect(await rulesOf('/slots')).toBe('"/speculation-rules.json?language=EN"');
    expect(await rulesOf('/fil/slots')).toBe('"/speculation-rules.json?language=PHP"');
    for (const path of ['/account', '/login', '/nowhere']) expect(await rulesOf(path)).toBeNull();
  });

  test('are a file that browsers take, and caches keep', async () => {
    const { headers } = await edge.get('/speculation-rules.json?language=EN');
    expect(headers.get('content-type')).toBe(speculationType);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('name pages of the site in the same language, none behind a guard, none that is old soon, and no query', async () => {
    const pages = await namedIn('/speculation-rules.json?language=EN');
    expect(pages).toContainEqual({ pathname: '/slots', search: '' });
    const paths = pages.map(({ pathname }) => pathname);
    for (const path of ['/account', '/login', '/register', '/leaderboard', '/playnow', '/preloader', '/sandbox/errors'])
      expect(paths).not.toContain(path);
    expect(new Set(pages.map(({ search }) => search))).toEqual(new Set(['']));
    expect((await namedIn('/speculation-rules.json?language=PHP')).map(({ pathname }) => pathname)).toContain(
      '/fil/slots',
    );
    expect(await namedIn('/speculation-rules.json?language=%22nobody')).toEqual(pages);
  });

  test('ask for nothing before a link is pointed at or pressed, and for nothing once the page is the browser’s', async () => {
    const { prefetch, ...others } = (await (await edge.get('/speculation-rules.json')).json()) as SpeculationRules;
    expect(others).toEqual({});
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['conservative', 'moderate']);
    for (const { where } of prefetch)
      expect(where.and).toContainEqual({ selector_matches: expect.stringContaining(':not([data-hydrated') });
  });
});

describe('a page that is asked for in advance', () => {
  test('is the page that everybody gets', async () => {
    const [now, before] = [await edge.get('/slots'), await edge.get('/slots', inAdvance)];
    expect(before.status).toBe(200);
    expect(await before.text()).toBe(await now.text());
    expect(before.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['behind a guard', '/account', {}],
    ['for guests', '/login', {}],
    ['with a ranking', '/leaderboard', {}],
    ['that there is not', '/nowhere', {}],
    ['in another language than the address says', '/en/slots', {}],
    ['of somebody who saves data', '/slots', { 'save-data': 'on' }],
    ['to be drawn unseen', '/account', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is refused %s, and the refusal is not kept', async (_, path, headers) => {
    const answer = await edge.get(path, { ...inAdvance, ...headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toBe('');
    expect((await edge.get(path)).status).not.toBe(403);
  });

  test('is not what it is only called', async () => {
    expect((await edge.get('/account', { 'sec-purpose': 'prefetching' })).status).toBe(200);
  });
});
