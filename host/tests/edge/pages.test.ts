import { categoryCodes } from '@marquee/contract/categories';
import { cmsNames, pages } from '@marquee/contract/pages';
import { registryFor } from '@marquee/federation-release/registry/registryFor';
import { parseRegistry } from '@marquee/federation-runtime/registry/parse';
import { routesOf } from '@marquee/page/routes';
import { version as hostApi } from '@marquee/sdk/package.json';
import { expect, test } from '@rstest/core';
import { ownRegistryText } from './testing/testRegistry';

const visitor = { site: 'localhost', categories: categoryCodes, bucket: 0, language: 'EN', hostApi } as const;
const registry = registryFor(parseRegistry(JSON.parse(await ownRegistryText())).registry, visitor);
const routes = routesOf(registry);

test('site files are checked by the pages that host and remotes have', () => {
  expect([...pages].sort()).toEqual(routes.map(({ path }) => path).sort());
});

test('texts of a site file are checked by the pages that ask for them', () => {
  const asked = routes.flatMap(({ seed = [] }) => seed.filter(({ call }) => call === 'settings/siteinfodetail'));
  expect(asked.map(({ input }) => (input as { name: string }).name).sort()).toEqual([...cmsNames].sort());
});
