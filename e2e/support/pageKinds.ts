import type { PagePaths } from './pages';

const game = '/playnow?provider=JILI&game=sl001';

/**
 * Pages of each kind. After the start page three of a kind stand in a row: a visitor's lists of games, a game and a
 * board, texts, forms at the door, notes; a player's overviews, forms, lists.
 */
export const pageKinds: PagePaths = {
  visitor: [
    '/',
    '/slots',
    '/casino',
    '/search?q=gold',
    game,
    `${game}&mode=demo`,
    '/sports',
    '/promotions',
    '/news',
    '/faqs',
    '/login',
    '/register',
    '/forgot-password',
    '/contact-us',
    '/no/such/page',
  ],
  player: [
    '/',
    '/account',
    '/bonuses',
    '/vip',
    '/mission',
    '/deposit',
    '/withdrawal',
    '/security',
    '/statement',
    '/bet-history',
    '/inbox',
    '/responsible-gaming',
  ],
};

/** The first of some pages, and every third of the others: three numbers in a row have all of them together. */
export const everyThird = (paths: readonly string[], number: number): string[] =>
  paths.filter((_, place) => place === 0 || place % 3 === number % 3);
