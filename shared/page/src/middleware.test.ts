import { join } from 'node:path';
import { readDescription } from '@marquee/federation-build/readDescription';
import { remoteNames, workspaceRoot } from '@marquee/federation-build/workspace';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { hostRoutes } from './hostRoutes';
import { isMiddleware, runMiddleware } from './middleware';

const visitor = { session: { isAuthenticated: false } };
const player = { session: { isAuthenticated: true } };

/**
 * R2.03 to R2.05, repeated for the test. `/playnow` is for players in real mode only: its page asks for the login
 * itself.
 */
const guestsOnly = ['/login', '/register', '/forgot-password'];
const playersOnly = [
  ...['/account', '/profile', '/edit-profile', '/security', '/change-password', '/deposit', '/withdrawal', '/add-bank'],
  ...['/bank-details', '/statement', '/transaction-history', '/bet-history', '/inbox', '/vip', '/mission', '/referral'],
  ...['/minigame', '/spin'],
];
const forEverybody = [
  ...[
    '/',
    '/about',
    '/accessibility',
    '/arcade',
    '/banking',
    '/bingo',
    '/casino',
    '/contact-us',
    '/crash',
    '/download',
    '/faqs',
    '/fishing',
  ],
  ...['/hash-game', '/horse-racing', '/hot', '/leaderboard', '/lottery', '/news', '/playnow', '/poker', '/preloader'],
  ...['/privacy-policy', '/promotions', '/responsible-gaming', '/sabong', '/slots', '/sports', '/term-condition'],
];

const guards = new Map<string, string | undefined>();
beforeAll(async () => {
  for (const { path, guard } of hostRoutes) guards.set(path, guard);
  for (const name of remoteNames()) {
    const { routes } = await readDescription(join(workspaceRoot, 'remotes', name));
    for (const { path, guard } of routes) guards.set(path, guard);
  }
});

const verdicts = (path: string) => [runMiddleware(guards.get(path), visitor), runMiddleware(guards.get(path), player)];

describe('route middleware', () => {
  test('is known for every route of the specification [R2.01]', () => {
    const all = [...guestsOnly, ...playersOnly, ...forEverybody];
    expect(all).toHaveLength(49);
    expect(all.filter((path) => !guards.has(path))).toEqual([]);
  });
  test.each(guestsOnly)('%s is for guests: a player goes home [R2.03]', (path) =>
    expect(verdicts(path)).toEqual([null, { to: '/' }]),
  );
  test.each(playersOnly)('%s is for players: a visitor goes to login [R2.04]', (path) =>
    expect(verdicts(path)).toEqual([{ login: true }, null]),
  );
  test.each(forEverybody)('%s is for everybody [R2.05]', (path) => expect(verdicts(path)).toEqual([null, null]));

  test.each(['admin', 'Player', 'toString', '__proto__', ''])(
    'the unknown name "%s" is an error [R2.06, R8.23]',
    (name) => {
      expect(isMiddleware(name)).toBe(false);
      expect(() => runMiddleware(name, player)).toThrow('Unknown route middleware');
    },
  );
});
