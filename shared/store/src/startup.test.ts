import type { Answer } from '@marquee/contract/calls';
import type { MenuItem, Startup } from '@marquee/contract/entities';
import { describe, expect, test } from '@rstest/core';
import { filterMenu, siteDefaults, startUp } from './startup';

const item = (content_id: string, category?: string, children: MenuItem[] = []): MenuItem => ({
  content_id,
  ...(category && { category: category as 'casino' }),
  children,
});

const menu = [
  item('home'),
  item('casino', 'casino'),
  item('poker', 'poker'),
  item('hot', 'hot'),
  item('magazine', 'not-a-category'),
  item('more', undefined, [item('bingo', 'bingo'), item('slots', 'slot_game'), item('help')]),
];

const namesOf = (items: readonly MenuItem[]): string =>
  items.map(({ content_id, children }) => content_id + (children.length > 0 ? `(${namesOf(children)})` : '')).join(' ');

describe('the menu filter', () => {
  test.each([
    ['nothing covered, main menu', [], false, 'home magazine more(help)'],
    ['nothing covered, game menu: hot stays', [], true, 'home hot magazine more(help)'],
    ['one category covered', ['casino'], false, 'home casino magazine more(help)'],
    ['below an item, too', ['slot_game'], false, 'home magazine more(slots help)'],
    ['hot games there', ['hot'], false, 'home hot magazine more(help)'],
    ['all covered', ['casino', 'poker', 'hot', 'bingo', 'slot_game'], false, namesOf(menu)],
  ] as const)('%s [R4.15]', (_, categories, keepHot, expected) => {
    expect(namesOf(filterMenu(menu, new Set(categories), keepHot))).toBe(expected);
  });
});

const startup: Startup = {
  maintenance: { is_maintenance: false, start_date: null, end_date: null },
  content: { menu, game_menu: menu },
  site: { ...siteDefaults.site, domain_name: 'a.test', theme_code: 'slot2', theme_color: 'color4-1', show_referral: 1 },
  language: ['EN', 'VI'],
  provider_count: [
    { category: 'casino', count: 2 },
    { category: 'poker', count: 0 },
  ],
  aff_domain: 'aff.test',
  live_chat: { chat_id: 'c1', status: true, image_id: null },
  has_hot_games: false,
  modal_announcement: 'a1',
};

const good = (change: Partial<Startup> = {}) =>
  ({ statusCode: 1, statusMessage: 'OK', ...startup, ...change }) as Answer<'startup'>;
const bad = (statusCode: number, statusMessage: string) => ({ statusCode, statusMessage }) as Answer<'startup'>;
const closed = { is_maintenance: true, start_date: null, end_date: '2026-12-01T00:00:00Z' };
const accept = () => ({ template: 'template4' });
const refuse = (message: string) => () => ({ message });

describe('what start-up makes of its answer', () => {
  test.each([
    ['stores what it was given', good(), accept, { message: '', template: 'template4', domain_name: 'a.test' }],
    ['hides the preloader', good(), accept, { show_preloader: false }],
    ['keeps languages, affiliate domain and chat', good(), accept, { language: ['EN', 'VI'], aff_domain: 'aff.test' }],
    ['takes which announcement opens by itself', good(), accept, { modal_announcement: 'a1' }],
    ['takes whether a friend may be referred', good(), accept, { show_referral: 1 }],
    ['checks for hot games: none', good(), accept, { hasHotGames: false }],
    ['checks for hot games: some', good({ has_hot_games: true }), accept, { hasHotGames: true }],
    [
      'maintenance loads nothing else',
      good({ maintenance: closed }),
      accept,
      {
        maintenance: closed,
        content: { menu: [], game_menu: [] },
        provider_count: [],
        live_chat: siteDefaults.live_chat,
      },
    ],
    ['maintenance leaves the preloader', good({ maintenance: closed }), accept, { show_preloader: true }],
    [
      'an unknown theme code resets',
      good(),
      refuse('Invalid theme code'),
      { ...siteDefaults, message: 'Invalid theme code' },
    ],
    [
      'a colour of another template resets',
      good(),
      refuse('Invalid theme color'),
      { ...siteDefaults, message: 'Invalid theme color' },
    ],
    [
      'an invalid theme resets in maintenance, too',
      good({ maintenance: closed }),
      refuse('Invalid theme code'),
      { ...siteDefaults, message: 'Invalid theme code' },
    ],
    ['a refusal resets with its message', bad(0, 'siteExpired'), accept, { ...siteDefaults, message: 'siteExpired' }],
    [
      'a failure resets with its message, maintenance off',
      bad(-500, 'internalServerError'),
      accept,
      { ...siteDefaults, message: 'internalServerError' },
    ],
    ['a failure without words has the standard ones', bad(-500, ''), accept, { message: 'internalServerError' }],
  ])('%s [R4.11, R4.13, R4.14, R4.18, R4.19]', (_, answer, validateTheme, expected) => {
    expect(startUp(answer, validateTheme)).toMatchObject(expected);
  });

  test('filters both menus, and keeps hot in the game menu only [R4.16]', () => {
    const { content } = startUp(good(), accept);
    expect([namesOf(content.menu), namesOf(content.game_menu)]).toEqual([
      'home casino magazine more(help)',
      'home casino hot magazine more(help)',
    ]);
  });
});

test.each([
  ['message', ''],
  ['template', ''],
  ['maintenance', { is_maintenance: false, start_date: null, end_date: null }],
  ['language', []],
  ['content', { menu: [], game_menu: [] }],
  ['provider_count', []],
  ['aff_domain', ''],
  ['show_preloader', true],
  ['hasHotGames', false],
  ['live_chat', { chat_id: '', status: false, image_id: null }],
  ['show_referral', 0],
  ['domain_name', ''],
] as const)('before start-up, %s is %o [R3.08]', (name, value) => expect(siteDefaults[name]).toEqual(value));
