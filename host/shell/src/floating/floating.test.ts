import { describe, expect, test } from '@rstest/core';
import { shownEntries } from '../view/shownEntries';
import { opensByItself } from './announcing';
import { offersApp } from './offering';
import { mayFloat, rewardsWay } from './rewards';

describe('the rewards icon', () => {
  const all = { gamify: true, hasMinigame: true, closed: false, isAuthenticated: false };
  test.each([
    ['a visitor is sent to login', {}, 'login'],
    ['a player goes to the minigame', { isAuthenticated: true }, 'minigame'],
    ['a site without gamification has none', { gamify: false }, 'none'],
    ['nor for a player', { gamify: false, isAuthenticated: true }, 'none'],
    ['closed, it is gone', { closed: true }, 'none'],
    ['closed, it is gone for a player, too', { closed: true, isAuthenticated: true }, 'none'],
    ['without a minigame there is nothing to open', { hasMinigame: false }, 'none'],
  ])('%s [R2.29, R2.30]', (_, facts, way) => expect(rewardsWay({ ...all, ...facts })).toBe(way));
});

test.each([
  ['/', true],
  ['/slots', true],
  ['/news/fair-rounds', true],
  ['/playnow', false],
  ['/minigame', false],
  ['/deposit', false],
  ['/withdrawal', false],
  ['/login', false],
])('things float over %s: %s', (path, expected) => expect(mayFloat(path)).toBe(expected));

describe('announcements open by themselves (show_bf_ann_modal)', () => {
  const all = {
    show_bf_ann_modal: true,
    readAnnouncement: '',
    modal_announcement: 'new',
    isHome: true,
    isBusy: false,
  };
  test.each([
    ['at first', {}, true],
    ['when a newer one presses', { readAnnouncement: 'old' }, true],
    ['not when the newest was read', { readAnnouncement: 'new' }, false],
    ['not when switched off', { show_bf_ann_modal: false }, false],
    ['not on another page', { isHome: false }, false],
    ['not over another dialog', { isBusy: true }, false],
    ['not when none presses', { modal_announcement: '' }, false],
  ])('%s [R3.10]', (_, facts, expected) => expect(opensByItself({ ...all, ...facts })).toBe(expected));
});

describe('the bar that offers the app (show_app_download, show_download_bar)', () => {
  const all = { show_app_download: true, hasApp: true, install: 'offered', isTouch: true } as const;
  test.each([
    ['on a phone that can install it', {}, true],
    ['not once it was dismissed', { show_app_download: false }, false],
    ['not where the site has no app', { hasApp: false }, false],
    ['not where the browser cannot be asked', { install: 'manual' }, false],
    ['not inside the app', { install: 'installed' }, false],
    ['not with a mouse', { isTouch: false }, false],
  ] as const)('%s [R3.11]', (_, facts, expected) => expect(offersApp({ ...all, ...facts })).toBe(expected));
});

describe('entries of the menus', () => {
  const entries = ['/download', '/referral', '/vip', '/spin', '/about', '/term-condition', '/news'].map((to) => ({
    to,
  }));
  const site = { android_sub: '/a', ios_sub: '', show_referral: 1, gamify_status: true };
  test.each([
    ['all', site, {}, '/download /referral /vip /spin /about /term-condition /news'],
    [
      'no referral (show_referral 0)',
      { ...site, show_referral: 0 },
      {},
      '/download /vip /spin /about /term-condition /news',
    ],
    ['no rewards', { ...site, gamify_status: false }, {}, '/download /referral /about /term-condition /news'],
    ['no app', { ...site, android_sub: '' }, {}, '/referral /vip /spin /about /term-condition /news'],
    ['unpublished pages', site, { about_us: 0, term_condition: 0 }, '/download /referral /vip /spin /news'],
    ['published pages', site, { about_us: 1 }, '/download /referral /vip /spin /about /term-condition /news'],
  ])('%s [R3.12]', (_, given, cms_status, expected) => {
    const shown = shownEntries(entries, { site: given, cms_status });
    expect(shown.map(({ to }) => to).join(' ')).toBe(expected);
  });
});
