import { categoryCodes } from '@marquee/contract/categories';
import { registryFor } from '@marquee/federation-release/registry/registryFor';
import { parseRegistry } from '@marquee/federation-runtime/registry/parse';
import { firstSections } from '@marquee/page/sections';
import { slotsIn } from '@marquee/page/slots';
import { version as hostApi } from '@marquee/sdk/package.json';
import { templateRow } from '@marquee/templates/rows';
import { expect, test } from '@rstest/core';
import { ownRegistryText } from './testing/testRegistry';

const visitor = { site: 'localhost', categories: categoryCodes, bucket: 0, language: 'EN', hostApi } as const;
const registry = registryFor(parseRegistry(JSON.parse(await ownRegistryText())).registry, visitor);

test.each([
  ['/responsible-gaming', ['account ./protection/VisitorCard', 'account ./protection/PlayerControls']],
  ['/about', []],
])('%s begins with %j beside its own module', (path, expected) => {
  const { drawn, answered } = firstSections(slotsIn(registry), templateRow('casino1'), path);
  expect(drawn.map(({ remote, module }) => `${remote} ${module}`)).toEqual(expected);
  expect(answered).toEqual(drawn);
});

test('a section is put only into a page that there is', () => {
  const paths = registry.remotes.flatMap(({ routes }) => routes.map((route) => route.path));
  const pages = registry.remotes.flatMap(({ slots }) => slots.flatMap(({ page }) => page ?? []));
  expect(pages).not.toHaveLength(0);
  expect(pages.filter((page) => !paths.includes(page))).toEqual([]);
});
