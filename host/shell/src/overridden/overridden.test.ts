import { languageCodes } from '@marquee/contract/languages';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { expect, test } from '@rstest/core';
import { readDeveloped } from './developed';
import { registryWith } from './registryWith';

const from = 'http://localhost:4321';
const override = { remote: 'bonus', from, until: 0 };
const integrity = `sha384-${'a'.repeat(64)}`;
const asset = (file: string) => ({ file, integrity, bytes: 1, brotli: 1 });
const each = <Value>(value: Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, value])) as Record<(typeof languageCodes)[number], Value>;

const description: CompiledRemote = {
  ...{ format: 1, name: 'bonus', version: '1.0.0-dev', container: 'marquee_bonus_1_0_0_dev', hostApi: '^2.0.0' },
  ...{ categories: [], calls: [] },
  routes: [
    { path: '/bonus', page: './bonus/BonusPage', title: 'bonus.title' },
    { path: '/bonus/fishing', page: './bonus/BonusPage', title: 'bonus.title', category: 'fishing' },
  ],
  entry: asset('entry.1234.js'),
  modules: { './bonus/BonusPage': { js: [asset('async/page.js')], css: [] } },
  labels: each({ 'bonus.title': 'Bonus' }),
  locales: each(asset('locales/en.json')),
  ...{ requires: {}, sdk: [], packages: [], files: [] },
};
const registry: SiteRegistry = { revision: 7, language: 'EN', remotes: [] };
const taken = { description, from, categories: [] };

test('a registry gets the remote with all files of its own machine, and only what the site has on', () => {
  const { revision, remotes } = registryWith(registry, taken);
  expect([revision, remotes.length, remotes[0]?.routes.map(({ path }) => path)]).toEqual([7, 1, ['/bonus']]);
  expect(remotes[0]?.versions).toMatchObject([
    {
      ...{ version: '1.0.0-dev', why: 'override', entry: { url: `${from}/entry.1234.js`, integrity } },
      locale: { url: `${from}/locales/en.json` },
      modules: { './bonus/BonusPage': { js: [{ url: `${from}/async/page.js` }] } },
    },
  ]);
});

test('a released version of the remote is not offered beside it, and others stay', () => {
  const [bonus] = registryWith(registry, taken).remotes;
  const released = { ...bonus, versions: [{ ...bonus?.versions[0], version: '0.9.0', why: 'live' }] };
  const before = { ...registry, remotes: [released, { ...bonus, name: 'wallet' }] } as SiteRegistry;
  const { remotes } = registryWith(before, taken);
  expect(remotes.map(({ name }) => name)).toEqual(['wallet', 'bonus']);
  expect(remotes[1]?.versions.map(({ version }) => version)).toEqual(['1.0.0-dev']);
});

const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

test('the description of the granted remote is read', async () => {
  expect(await readDeveloped(override, answering(description))).toEqual(description);
});

test.each([
  ['another remote', { ...description, name: 'wallet' }, 200, /serves wallet, and the grant is for bonus/],
  ['no description', { hello: 'world' }, 200, /describes its build badly/],
  ['files elsewhere', { ...description, entry: asset('//evil.example/x.js') }, 200, /a path below its version/],
  ['an error', {}, 404, /answers 404/],
])('%s is refused with a reason', async (_title, body, status, reason) => {
  await expect(readDeveloped(override, answering(body, status))).rejects.toThrow(reason);
});
