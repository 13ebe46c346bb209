import { describe, expect, test } from '@rstest/core';
import { docFaults, type Page } from './docFaults';

const guide: Page = { path: 'docs/guide.md', text: '# The guide\n\n## Two `words` here\n\n```md\n## Not one\n```\n' };
const pages = new Map([[guide.path, guide]]);
const paths = new Set([
  'README.md',
  'docs',
  'docs/guide.md',
  'host',
  'host/edge',
  'host/edge/main.ts',
  'host/src',
  'host/src/x',
]);

const faultsOf = (text: string, path = 'README.md') => docFaults({ path, text }, { paths, pages });

describe('a page of the docs', () => {
  test.each([
    ['links to a page', '[guide](docs/guide.md)'],
    ['links to a heading', '[words](docs/guide.md#two-words-here)'],
    ['links to a heading of its own', '# A title\n\n[up](#a-title)'],
    ['links to another site', '[site](https://example.com/none.md)'],
    ['names a file', '`host/edge/main.ts`'],
    ['names a folder', '`host/edge/`'],
    ['names what has a place holder behind a folder that is there', '`host/edge/<name>.ts`'],
    ['names what is built', '`host/dist/index.js`'],
    ['shows a link in code', '`[x](none.md)`\n\n```md\n[x](none.md)\n```'],
    ['names a route, a package or a type of content', '`/login/x`, `@marquee/sdk`, `text/html`'],
  ])('%s', (_, text) => expect(faultsOf(text)).toEqual([]));

  test.each([
    ['[guide](docs/guides.md)', 'links to docs/guides.md, which is not there'],
    ['[guide](docs/guide.md#three)', 'links to docs/guide.md#three, which has no such heading'],
    ['[guide](docs/guide.md#not-one)', 'links to docs/guide.md#not-one, which has no such heading'],
    ['[down](#down)', 'links to #down, which has no such heading'],
    ['`host/edge/mian.ts`', 'names `host/edge/mian.ts`, which is not there'],
    ['`host/egde`', 'names `host/egde`, which is not there'],
    ['`host/egde/<name>.ts`', 'names `host/egde/<name>.ts`, which is not there'],
    ['`shop/main.ts`', 'names `shop/main.ts`, which is not there'],
  ])('is refused for %s', (text, fault) => expect(faultsOf(text)).toEqual([fault]));

  test('may mean paths from its own folder, or from its sources', () => {
    expect(faultsOf('`edge/main.ts`, [main](edge/main.ts)', 'host/README.md')).toEqual([]);
    expect(faultsOf('`src/x`, `edge/main.ts`', 'host/README.md')).toEqual([]);
    expect(faultsOf('[guide](docs/guide.md)', 'host/README.md')).toHaveLength(1);
  });
});
