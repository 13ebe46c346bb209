import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { published } from '../testing';
import { menuLines } from './menuLines';
import { isInMenu } from './siteMenus';
import { simulatedSites } from './sites';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-menus-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, object>) {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(data));
  }
}

const pages = [{ content_id: 'news', path: '/news', children: [] }];
const games = [{ content_id: 'slots', category: 'slot_game', children: [] }];

/** A remote with a page in the main menu, a lobby among the games, and a page in the footer. */
const bonus = published('1.0.0', {
  name: 'bonus',
  navigation: [
    { to: '/bonus', label: 'page.title', icon: 'star', place: 'main', order: 1 },
    { to: '/slots', label: 'page.title', icon: 'star', place: 'main', order: 2, category: 'slot_game' },
    { to: '/bonus/rules', label: 'page.title', icon: 'star', place: 'footer', order: 3 },
  ],
  labels: { EN: { 'page.title': 'Bonus' } },
});

test('a release says which sites show its menu entry, and what makes the others show it, by file', () => {
  write({
    'common/family.json': { menu: pages, game_menu: games },
    'a.example.json': { domain_name: 'a.example', extends: ['common/family.json'], categories: ['slot_game'] },
    'b.example.json': { domain_name: 'b.example', extends: ['common/family.json'], categories: ['slot_game'] },
    'c.example.json': { domain_name: 'c.example', extends: ['common/family.json'], menu: [], categories: ['casino'] },
    'd.example.json': { domain_name: 'd.example', menu: pages, game_menu: [], categories: ['slot_game'] },
  });
  const item = '{"content_id":"bonus","path":"/bonus","children":[]}';
  expect(menuLines([bonus], simulatedSites(folder))).toEqual([
    'Menu entries at all sites: /slots (main), /bonus/rules (footer)',
    'Menu entry /bonus “Bonus”: shown at 1 of 4 sites',
    `  not shown at a.example, b.example: menu of common/family.json has no /bonus; add ${item}`,
    `  not shown at d.example: menu of d.example.json has no /bonus; add ${item}`,
  ]);
});

test('a section of games is missed only by sites that have its category', () => {
  const sports = [{ content_id: 'sports', category: 'sportsbook', children: [] }];
  write({
    'a.example.json': { domain_name: 'a.example', game_menu: sports, categories: ['slot_game', 'sportsbook'] },
    'b.example.json': { domain_name: 'b.example', game_menu: sports, categories: ['sportsbook'] },
  });
  expect(menuLines([bonus], simulatedSites(folder)).slice(1)).toEqual([
    'Menu entry /slots “Bonus”: shown at 0 of 1 sites',
    '  not shown at a.example: game_menu of a.example.json has no /slots; add {"content_id":"slots","category":"slot_game","path":"/slots","children":[]}',
  ]);
});

test('a site without site files, or with an empty menu, shows every entry', () => {
  const [site] = simulatedSites(join(folder, 'none'));
  const [entry] = bonus.release.description.navigation ?? [];
  expect(site && entry && isInMenu(site, entry)).toBe(true);
});
