import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { templateRow } from '@marquee/templates/rows';
import { expect, test } from '@rstest/core';
import type { HostBuild } from '../sources/hostBuild';
import { pageStyles, styleElement } from './pageStyles';

const folder = mkdtempSync(join(tmpdir(), 'marquee-page-styles-'));
const page = { template: templateRow('casino1'), route: null, status: 200 as const };
const folders = { host: join(folder, 'host'), releases: join(folder, 'releases') };

function written(place: string, css: string): void {
  mkdirSync(dirname(join(folder, place)), { recursive: true });
  writeFileSync(join(folder, place), css);
}

const hashOf = (css: string) => `sha384-${createHash('sha384').update(css).digest('base64')}`;

/** The element of a host style sheet with this text. */
function elementOf(css: string, integrity = hashOf(css), url = `/static/css/${hashOf(css).slice(7, 17)}.css`): string {
  written(`host${url}`, css);
  const build = { styles: [{ url, integrity }], packs: {}, parts: {} } as unknown as HostBuild;
  const registry: SiteRegistry = { revision: 1, language: 'EN', remotes: [] };
  return pageStyles(folders, { ...page, build, registry }, null)
    .map(styleElement)
    .join('');
}

test('a style sheet is in the page, under the name by which its code finds it', () => {
  const css = '.a{background:url("data:image/svg+xml,%3Csvg/%3E") url(/static/a.svg)}.b{mask:url(#shape)}';
  expect(elementOf(css, hashOf(css), '/static/css/a.css')).toBe(`<style data-href="/static/css/a.css">${css}</style>`);
});

test.each([
  ['is not what its hash says', '.a{color:red}', hashOf('.b{}')],
  ['has no hash', '.a{color:red}', ''],
  ['names a file beside itself', '.a{background:url( "beside.svg")}', undefined],
  ['brings another', '@import "/other.css";', undefined],
  ['would end its element', '.a::after{content:"</STYLE><script>"}', undefined],
])('a style sheet that %s is fetched by the browser', (_, css, integrity) => {
  const element = elementOf(css, integrity);
  expect(element).toMatch(/^<link rel="stylesheet" href="\/static\/css\//);
  expect(element).not.toContain('script');
});

test.each(['https://elsewhere.example/a.css', '//elsewhere.example/a.css', '/../secret.css', '/static/none.css'])(
  'nothing is read for %s',
  (url) => {
    const build = { styles: [{ url, integrity: hashOf('.a{}') }], packs: {}, parts: {} } as unknown as HostBuild;
    const registry: SiteRegistry = { revision: 1, language: 'EN', remotes: [] };
    written('secret.css', '.a{}');
    const [sheet] = pageStyles(folders, { ...page, build, registry }, null);
    expect(sheet?.text).toBe(null);
  },
);

test('a page that is not there has the sheet of its ways on', () => {
  const css = '.ways{display:grid}';
  const file = { url: '/static/css/async/page-missing.css', integrity: hashOf(css) };
  written(`host${file.url}`, css);
  const build = { styles: [], packs: {}, parts: { 'page-missing': [file] } } as unknown as HostBuild;
  const registry: SiteRegistry = { revision: 1, language: 'EN', remotes: [] };
  const sheetsOf = (status: 200 | 404) => pageStyles(folders, { ...page, status, build, registry }, { parts: [] });
  expect(sheetsOf(404).map(({ text }) => text)).toEqual([css]);
  expect(sheetsOf(200)).toEqual([]);
});

test('the sheet of a part has the part’s name for it, and is there once', () => {
  const css = '.tile{color:gold}';
  written('releases/casino/1.0.0/async/tiles.css', css);
  const file = { url: '/releases/casino/1.0.0/async/tiles.css', integrity: hashOf(css) };
  const module = { js: [], css: [file] };
  const version = { entry: { url: '/releases/casino/1.0.0/entry.js' }, modules: { './a': module, './b': module } };
  const registry = { remotes: [{ name: 'casino', versions: [version] }] } as unknown as SiteRegistry;
  const build = { styles: [], packs: {}, parts: {} } as unknown as HostBuild;
  const parts = ['casino ./a', 'casino ./b', 'slots ./c'];
  const sheets = pageStyles(folders, { ...page, build, registry }, { parts });
  expect(sheets.map(styleElement)).toEqual([`<style data-href="async/tiles.css">${css}</style>`]);
});
