import { categoryCodes } from '@marquee/contract/categories';
import { registryFor } from '@marquee/federation-release/registry/registryFor';
import { parseRegistry } from '@marquee/federation-runtime/registry/parse';
import { firstSections, homeSectionsOf } from '@marquee/page/sections';
import { slotsIn } from '@marquee/page/slots';
import { version as hostApi } from '@marquee/sdk/package.json';
import { templateRow, templateRows } from '@marquee/templates/rows';
import { expect, test } from '@rstest/core';
import { ownRegistryText } from './testing/testRegistry';

const visitor = { site: 'localhost', categories: categoryCodes, bucket: 0, language: 'EN', hostApi } as const;
const published = parseRegistry(JSON.parse(await ownRegistryText())).registry;
const registry = registryFor(published, visitor);

test.each([
  ['/responsible-gaming', ['account ./protection/VisitorCard', 'account ./protection/PlayerControls']],
  ['/about', []],
])('%s begins with %j beside its own module', (path, expected) => {
  const { drawn, answered } = firstSections(slotsIn(registry), templateRow('casino1'), path);
  expect(drawn.map(({ remote, module }) => `${remote} ${module}`)).toEqual(expected);
  expect(answered).toEqual(drawn);
});

test.each([
  ['slot9', categoryCodes, ['popular', 'new', 'promotions', 'featured', 'hot']],
  ['slot9', ['casino', 'hot'], ['promotions', 'featured', 'hot']],
  ['casino7', ['casino', 'poker'], ['featured', 'live', 'news', 'promotions', 'winners']],
  ['casino1', ['casino'], ['live', 'featured', 'promotions', 'winners']],
  ['sportsbook2', ['sportsbook', 'casino'], ['fixtures', 'promotions', 'featured', 'live', 'winners']],
] as const)('the home page of %s with %j has the sections that both name: %j', (template, categories, expected) => {
  const slots = slotsIn(registryFor(published, { ...visitor, categories }));
  expect(homeSectionsOf(slots, templateRow(template)).map(({ section }) => section)).toEqual(expected);
});

test('no two templates have the same sections in the same order', () => {
  const orders = templateRows.map(({ homeSections }) => homeSections.join());
  expect(new Set(orders).size).toBe(orders.length);
});

test('a section is put only into a page that there is', () => {
  const paths = registry.remotes.flatMap(({ routes }) => routes.map((route) => route.path));
  const pages = registry.remotes.flatMap(({ slots }) => slots.flatMap(({ page }) => page ?? []));
  expect(pages).not.toHaveLength(0);
  expect(pages.filter((page) => !paths.includes(page))).toEqual([]);
});
