import { pages } from '@marquee/contract/pages';
import { expect, test } from '@rstest/core';
import { hostRoutes } from '@marquee/shell/rules/hostRoutes';
import { parseRegistry } from '@marquee/federation/registry/parse';
import { ownRegistryText } from './testing/testRegistry';

test('the pages that links of a site file are checked by are the routes of the host and of all remotes', async () => {
  const { registry } = parseRegistry(JSON.parse(await ownRegistryText()));
  console.log(Object.keys(registry), JSON.stringify(registry).slice(0, 500));
  expect(pages).toEqual([]);
});
