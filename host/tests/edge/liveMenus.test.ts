import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePages } from '@marquee/edge/sources/livePages';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';
import { published } from '@marquee/federation-release/testing';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { runTool } from '@marquee/platform/sites/tool/tool';
import { afterEach, beforeEach, expect, test } from '@rstest/core';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-menus-'));
  cpSync(sandboxSites, join(folder, 'sites'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const releases = () => join(folder, 'releases');

/** Makes a remote live, as the guide has a team write its first page. */
const release = (place?: 'main' | 'footer') =>
  promote(folderStore(releases()), [
    published('1.0.0', {
      name: 'bonus',
      routes: [{ path: '/bonus', page: './BonusPage', title: 'page.title' }],
      modules: { './BonusPage': { js: [], css: [] } },
      navigation: place ? [{ to: '/bonus', label: 'page.title', icon: 'star', place, order: 900 }] : [],
    }),
  ]);

/** What `validate` says of a site whose menu is one entry and whose redirect is another path. */
function said(path: string): string {
  const file = join(folder, 'sites', 'slot1.localhost.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const menu = [{ content_id: 'bonus', path, children: [] }];
  writeFileSync(file, JSON.stringify({ ...site, menu, game_menu: [] }, null, 2));
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const live = () => livePages(releases());
  runTool(
    ['validate', 'slot1.localhost'],
    { folder: join(folder, 'sites'), port: 1, now: Date.now, live, print },
    print,
  );
  return printed;
}

test('a menu entry for a page of a live remote is right, and one that nobody has is named with what is near', async () => {
  await release('main');
  expect(said('/bonus')).toBe('1 file: no errors, no warnings\n');
  expect(said('/bonsu')).toMatch(
    /warning: menu\.0\.path: \/bonsu is no page of this site or of a live remote; did you mean \/bonus\?/,
  );
  expect(said('/quite-another')).toContain(
    'is no page of this site or of a live remote; release the remote that has it',
  );
});

test('an entry whose page is in no main navigation is not shown, and that is said', async () => {
  await release('footer');
  expect(said('/bonus')).toContain('menu.0: /bonus is in the main navigation of no live remote, so it is not shown');
});

test('where nobody knows the live remotes, nothing is said of a page that may be one of theirs', () => {
  expect(said('/quite-another')).toBe('1 file: no errors, no warnings\n');
});
