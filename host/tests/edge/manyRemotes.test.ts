import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@marquee/contract/languages';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type RegistryNews, type SiteRegistry, withNews } from '@marquee/federation-runtime/siteRegistry';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, registryText, type TestEdge } from './testing/testEdge';

const hash = () => `sha384-${randomBytes(48).toString('base64')}`;

/** A registry with so many remotes, each with a page and a menu entry. */
function registryOf(revision: number, count: number): Registry {
  const registry = JSON.parse(registryText(revision, '1.0.0')) as Registry;
  const first = registry.remotes.lobbies;
  for (let index = 1; index < count; index++) {
    const copy = structuredClone(first) as NonNullable<typeof first>;
    for (const release of Object.values(copy.versions)) {
      const { description } = release;
      Object.assign(release, { entry: `/releases/team${index}/1.0.0/entry.0a0a0a0a.js`, integrity: hash() });
      Object.assign(description, {
        name: `team${index}`,
        container: `marquee_team${index}`,
        labels: Object.fromEntries(languageCodes.map((code) => [code, { 'page.team': `Team ${index}` }])),
        locales: Object.fromEntries(
          languageCodes.map((code) => [code, { ...description.locales[code], integrity: hash() }]),
        ),
        routes: [{ path: `/team${index}`, page: './TeamPage', title: 'page.team', skeleton: 'list' }],
        navigation: [{ to: `/team${index}`, label: 'page.team', icon: 'star', place: 'main', order: index }],
        modules: { './TeamPage': { js: [{ file: 'page.js', integrity: hash(), bytes: 1, brotli: 1 }], css: [] } },
      });
    }
    registry.remotes[`team${index}`] = copy;
  }
  return registry;
}

let edge: TestEdge;
let revision = 1;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

/** Makes a registry current, as the next revision. */
function release(registry: Registry): void {
  revision = registry.revision;
  const releases = join(edge.folder, 'releases');
  const text = JSON.stringify(registry);
  mkdirSync(join(releases, '.registry'), { recursive: true });
  writeFileSync(join(releases, `.registry/${revision}.json`), text);
  writeFileSync(join(releases, 'registry.json'), text);
}

async function pageWith(count: number, path = '/slots') {
  release(registryOf(revision + 1, count));
  const html = await (await edge.get(path)).text();
  const start = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { registry } = JSON.parse(start) as { registry: SiteRegistry };
  return { bytes: brotliCompressSync(html).byteLength, remotes: registry.remotes };
}

test('a page of a site with 200 remotes has at most 5 kB more than one with 7', async () => {
  const [few, many] = [await pageWith(7), await pageWith(200)];
  expect(many.remotes.map(({ routes }) => routes.length > 0)).toEqual(Array(200).fill(true));
  expect(many.bytes - few.bytes).toBeLessThanOrEqual(5000);
});

test('a page names the files of all its remotes while they are few, and of its own where they are many', async () => {
  const named = async (count: number, path?: string) =>
    (await pageWith(count, path)).remotes.flatMap(({ name, versions }) => (versions.length > 0 ? [name] : []));
  expect((await named(7)).length).toBe(7);
  expect(await named(200)).toEqual(['lobbies']);
  expect(await named(200, '/team41')).toEqual(['team41']);
  expect(await named(200, '/login')).toEqual([]);
});

test('an open page gets what it lacks of a remote, and nothing of others', async () => {
  await pageWith(200);
  const answer = async (remote: string) =>
    (await (await edge.get(`/registry.json?language=EN&hostApi=2.0.0&remote=${remote}`)).json()) as SiteRegistry;
  const { remotes } = await answer('team41');
  expect(remotes.map(({ name }) => name)).toEqual(['team41']);
  expect(remotes[0]?.versions[0]?.modules?.['./TeamPage']?.js[0]?.url).toBe('/releases/team41/1.0.0/page.js');
  for (const name of ['nobody', '__proto__', '%00']) expect((await answer(name)).remotes).toEqual([]);
});

test('an open page gets after a release what has changed, and all of it where the edge cannot tell', async () => {
  const registry = registryOf(revision + 1, 200);
  release(registry);
  const asked = '/registry.json?language=EN&hostApi=2.0.0';
  const whole = async () => (await (await edge.get(asked)).json()) as SiteRegistry;
  const known = await whole();
  const { team7, team9, ...others } = structuredClone(registry.remotes);
  const next = Object.assign(structuredClone(team7) as NonNullable<typeof team7>, { canary: null });
  for (const { description } of Object.values(next.versions))
    description.routes[0] = { path: '/seven', page: './TeamPage', title: 'page.team' };
  release({ ...registry, revision: revision + 1, remotes: { ...others, team7: next } });

  const text = await (await edge.get(`${asked}&since=${known.revision}`)).text();
  const news = JSON.parse(text) as RegistryNews;
  expect([news.remotes.map(({ name }) => name), news.gone]).toEqual([['team7'], ['team9']]);
  expect(text.length).toBeLessThan(2000);
  expect(withNews(known, news)).toEqual(await whole());
  for (const since of ['1', '0', '-1', 'x', '']) {
    const answer = (await (await edge.get(`${asked}&since=${since}`)).json()) as RegistryNews;
    expect([answer.since, withNews(known, answer)]).toEqual([undefined, await whole()]);
  }
});
