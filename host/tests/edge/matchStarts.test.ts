import { insideLink } from '@marquee/edge/backendLink';
import { BackendWatch } from '@marquee/edge/link/backendWatch';
import type { HostRenderer } from '@marquee/edge/page/hosts';
import { PageCache } from '@marquee/edge/page/pageCache';
import type { PageOptions } from '@marquee/edge/page/pageMaker';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { SiteStates } from '@marquee/edge/sources/siteState';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { makerOf, openTestEdge, type TestEdge } from './testing/testEdge';
import { ownRegistryText } from './testing/testRegistry';

const host = 'sportsbook1.localhost';
let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge(undefined, await ownRegistryText());
  const { services } = edge.backend;
  await tick({ ...services, feed: services.adapters.odds });
});
afterAll(() => edge.close());

/** Sets the start time of a match on the home page, ms since 1970, with no other soon after. */
async function letOneStart(at: number): Promise<void> {
  const { database } = edge.backend.services;
  await database.query("update sports_matches set starts_at = starts_at + 86400000 where state = 'scheduled'");
  await database.query(
    `update sports_matches set starts_at = $1
     where id = (select id from sports_matches where state = 'scheduled' and race is null order by id limit 1)`,
    [at],
  );
}

/** The home page of an edge with its own cache. */
async function keptHome(options: PageOptions, render?: HostRenderer['render']) {
  const watch = new BackendWatch(insideLink(edge.backend.app));
  const registries = new RegistrySource(`${edge.folder}/releases`, (error) => edge.errors.push(error));
  const pages = new PageCache(makerOf(edge, options, render), watch);
  const site = await new SiteStates(watch).find(host);
  if (!site) throw new Error('no site');
  const where = { site, language: 'EN' as const, prefix: '', path: '/', query: new URLSearchParams() };
  return () => pages.page({ ...where, origin: `http://${host}`, bucket: 99, arm: 'live' }, registries.current());
}

describe('a home page with matches', () => {
  test('is nothing that caches may give while they ask for a new one, nor browsers in advance', async () => {
    await letOneStart(Date.now() + 3_600_000);
    const response = await edge.get('/', { host });
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect((await edge.get('/', { host, 'sec-purpose': 'prefetch' })).status).toBe(403);
    expect(await (await edge.get('/speculation-rules.json', { host })).text()).not.toMatch(/"pathname":"\/"/);
  });

  test('is given until a match of it starts', async () => {
    const clock = manualClock(Date.now());
    const starts = clock.now() + 45_000;
    await letOneStart(starts);
    const ask = await keptHome({ now: clock.now });
    const page = await ask();
    expect(page.until).toBe(starts);
    clock.set(starts - 15_000);
    expect(await ask()).toBe(page);
    clock.set(starts);
    expect(await ask()).not.toBe(page);
  });

  test('in which a match has started while it was rendered is not used again', async () => {
    const clock = manualClock(Date.now());
    const starts = clock.now() + 3_600_000;
    await letOneStart(starts);
    const ask = await keptHome({ now: clock.now }, async () => {
      clock.set(starts + 1);
      return { html: '<h1>Home</h1>', css: '', parts: [], failures: [] };
    });
    const page = await ask();
    expect(page.until).toBe(starts);
    expect(await ask()).not.toBe(page);
  });
});
