import { newsSince, type SiteRegistry, type SiteRemote } from '@marquee/federation-runtime/siteRegistry';
import { afterEach, expect, test } from '@rstest/core';
import { readRegistry } from './registryUrl';

const ask = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ask;
});

const remote = (name: string, text: string): SiteRemote => ({
  ...{ name, routes: [], navigation: [], slots: [], versions: [] },
  labels: { 'page.title': text },
});
const before: SiteRegistry = { revision: 4, language: 'EN', remotes: [remote('a', 'one'), remote('b', 'two')] };
const after: SiteRegistry = { revision: 5, language: 'EN', remotes: [remote('a', 'one'), remote('b', 'three')] };

test('a page asks what has changed since its revision, and for all in another language', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    const { searchParams } = new URL(String(address), 'http://localhost');
    asked.push(`${searchParams.get('language')} ${searchParams.get('since')}`);
    return Response.json(searchParams.get('since') === '4' ? newsSince(before, after) : after);
  };
  expect(await readRegistry('EN', before)).toEqual(after);
  expect(await readRegistry('RUS', before)).toEqual(after);
  expect(asked).toEqual(['EN 4', 'RUS null']);
});
