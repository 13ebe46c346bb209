import { writeFileSync } from 'node:fs';
import { insideLink } from '@marquee/edge/backendLink';
import { BackendWatch } from '@marquee/edge/link/backendWatch';
import type { HostRenderer } from '@marquee/edge/page/hosts';
import { PageCache, TooManyPages } from '@marquee/edge/page/pageCache';
import type { MadePage } from '@marquee/edge/page/write';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { SiteStates } from '@marquee/edge/sources/siteState';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { makerOf, openTestEdge, registryText, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

describe('the pages that an edge keeps', () => {
  const most = 10;
  const drawn = (html: string) => ({ html, css: '', parts: [], failures: [] });
  async function kept(rate = { burst: 1000, perMinute: 0 }, mostBytes?: number, render?: HostRenderer['render']) {
    const watch = new BackendWatch(insideLink(edge.backend.app));
    const registries = new RegistrySource(`${edge.folder}/releases`, (error) => edge.errors.push(error));
    // A clock that advances a little with each read: pages do not age on a slow machine.
    let time = Date.now();
    const clock = () => ++time;
    const maker = makerOf(edge, { now: clock }, render);
    const pages = new PageCache(maker, watch, most, rate, mostBytes);
    const site = await new SiteStates(watch).find('localhost');
    if (!site) throw new Error('no site');
    const ask = (address: string, network = '192.0.2.1', origin = 'http://localhost', ahead = 0) => {
      const { pathname, searchParams } = new URL(address, origin);
      const where = { site, language: 'EN' as const, prefix: '', path: pathname, query: searchParams };
      const now = clock() + ahead;
      return pages.page({ ...where, origin, bucket: 99, arm: 'live', network }, registries.current(), {
        now,
        ticks: now,
      });
    };
    return { pages, ask };
  }

  test('are no more for a query that they do not read, and none for paths that there are not', async () => {
    const { pages, ask } = await kept();
    const first = await ask('/slots');
    for (let at = 0; at < 5; at++) expect(await ask(`/slots?game=${at}&x=${at}&mode=${at}`)).toBe(first);
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/slots/x')).status).toBe(404);
    expect(pages.size).toBe(1);
  });

  test('are not used for a query that differs by a separator in a value', async () => {
    const { ask } = await kept();
    const [forged, asked] = [await ask('/slots?provider=JILI%0Asort=az'), await ask('/slots?provider=JILI&sort=az')];
    expect(asked).not.toBe(forged);
    expect(await ask('/slots?provider=JILI&sort=az&x=1')).toBe(asked);
  });

  test.each([
    ['/leaderboard', 'a ranking', false],
    ['/slots', 'neither odds nor a ranking', true],
  ])('of %s, with %s, are still given after 17 minutes without a visitor: %s', async (path, _, isGiven) => {
    const { ask } = await kept();
    const first = await ask(path);
    expect(await ask(path)).toBe(first);
    const later = await ask(path, '192.0.2.1', 'http://localhost', 17 * 60_000);
    expect(later === first).toBe(isGiven);
  });

  test('keep their content while no renderer has the time to make it again', async () => {
    const busy = { html: '', css: '', parts: [], failures: [] };
    const answers = [{ ...busy, html: '<h1>Slots</h1>' }, null, { ...busy, html: '<h1>All slots</h1>' }];
    let asked = 0;
    const waited: boolean[] = [];
    const { ask } = await kept(undefined, undefined, async (_, isRemake) => {
      waited.push(!isRemake);
      return answers[asked++] ?? null;
    });
    const given = [await ask('/slots')];
    const askLater = async () => given.push(await ask('/slots', 'a', 'http://localhost', 10_000));
    await askLater();
    await expect.poll(() => asked).toBe(2);
    for (let turns = 0; turns < 20; turns++) {
      await new Promise(setImmediate);
      given.push(await ask('/slots'));
    }
    expect(new Set(given).size).toBe(1);
    await askLater();
    await expect.poll(async () => given.push(await ask('/slots')) && given.at(-1) !== given[0]).toBe(true);
    expect(given.map(({ isSkeletonOnly }) => isSkeletonOnly)).not.toContain(true);
    expect(waited.slice(0, 3)).toEqual([true, false, false]);
  });

  test('are made at once for a waiting visitor, and a background update replaces nothing newer', async () => {
    let finish = (_: ReturnType<typeof drawn>) => {};
    let made = 0;
    const { ask } = await kept(undefined, undefined, async (_, isRemake) =>
      isRemake ? new Promise((resolve) => (finish = resolve)) : drawn(`<h1>${++made}</h1>`),
    );
    const later = (minutes: number) => ask('/leaderboard', 'a', 'http://localhost', minutes * 60_000);
    const textOf = async (page: MadePage) => new TextDecoder().decode(await page.body.in('identity'));
    expect(await textOf(await ask('/leaderboard'))).toContain('<h1>1</h1>');
    expect(await textOf(await later(0.5))).toContain('<h1>1</h1>');
    // Too stale to serve, but the visitor does not wait for the running refresh.
    expect(await textOf(await later(2))).toContain('<h1>2</h1>');
    finish(drawn('<h1>old</h1>'));
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    expect(await textOf(await ask('/leaderboard'))).toContain('<h1>2</h1>');
  });

  test('have only so many bytes of text, a fifth of them for pages that were asked for once', async () => {
    const { byteLength } = (await (await kept()).ask('/slots')).body;
    const { pages, ask } = await kept(undefined, byteLength * 11);
    const [home] = [await ask('/'), await ask('/')];
    for (let at = 0; at < 6; at++) await ask('/slots', 'b', `http://localhost:${4000 + at}`);
    expect(pages.size).toBe(3);
    expect(await ask('/')).toBe(home);
  });

  test('are made two at a time for a network, and for another one between, however many are asked for', async () => {
    const waiting: (() => void)[] = [];
    const made: string[] = [];
    const { ask } = await kept(undefined, undefined, (job) => {
      made.push(job.address);
      return new Promise((resolve) => waiting.push(() => resolve(drawn(''))));
    });
    const asked = Array.from({ length: 64 }, (_, at) =>
      Promise.resolve(ask(`/slots?page=${at + 2}`, 'a')).catch(({ name }: Error) => name),
    );
    await expect.poll(() => made.length).toBe(2);
    const other = ask('/', 'b');
    // Another network's page starts although none has finished; then no more of the first one's.
    await expect.poll(() => made.at(-1)).toBe('/');
    expect(made.length).toBe(3);
    let at = 0;
    const all = Promise.all([...asked, other]);
    let isDone = false;
    void all.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      waiting[at]?.();
      if (at < waiting.length) at += 1;
      await new Promise(setImmediate);
    }
    const refused = (await all).filter((answer) => answer === 'TooManyPages');
    expect([made.length, refused.length]).toEqual([33, 32]);
  });

  test('stay though made-up addresses push in, and one network may have only so many made', async () => {
    const { pages, ask } = await kept({ burst: 30, perMinute: 0 });
    const [home, slots] = [await ask('/', 'a'), await ask('/slots', 'a')];
    for (const path of ['/', '/slots']) await ask(path, 'a');
    for (let at = 0; at < 30; at++) await ask('/slots', 'b', `http://localhost:${4000 + at}`);
    expect(pages.size).toBeLessThanOrEqual(most);
    await expect(ask('/slots', 'b', 'http://localhost:5000')).rejects.toThrow(TooManyPages);
    await expect(ask('/nowhere', 'b')).rejects.toThrow(TooManyPages);
    // Cached pages are served to everybody, and other networks' pages are rendered.
    expect([await ask('/', 'b'), await ask('/slots', 'b')]).toEqual([home, slots]);
    expect(await ask('/', 'b')).toBe(home);
    expect((await ask('/nowhere', 'a')).status).toBe(404);
  });

  test('are of the releases that were out when they were asked for, as their keys are, whatever comes meanwhile', async () => {
    const waiting: (() => void)[] = [];
    const render = () => new Promise<ReturnType<typeof drawn>>((resolve) => waiting.push(() => resolve(drawn(''))));
    const { ask } = await kept(undefined, undefined, render);
    const revisionIn = async (page: MadePage | Promise<MadePage>) => {
      const text = new TextDecoder().decode(await (await page).body.in('identity'));
      return Number(/"registry":\{"revision":(\d+)/.exec(text)?.[1]);
    };
    // Two are being rendered; the third waits.
    const asked = ['/', '/crash', '/slots'].map((path) => ask(path, 'a'));
    await expect.poll(() => waiting.length).toBe(2);
    writeFileSync(`${edge.folder}/releases/registry.json`, registryText(2, '1.0.1'));
    for (const finish of waiting) finish();
    await expect.poll(() => waiting.length).toBe(3);
    waiting[2]?.();
    expect(await Promise.all(asked.map(revisionIn))).toEqual([1, 1, 1]);
    const next = ask('/slots', 'a');
    await expect.poll(() => waiting.length).toBe(4);
    waiting[3]?.();
    expect(await revisionIn(next)).toBe(2);
    expect(await ask('/slots', 'a')).toBe(await next);
  });
});
