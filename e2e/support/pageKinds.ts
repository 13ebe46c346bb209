import type { PagePaths } from './pages';

const game = '/playnow?provider=JILI&game=sl001';

/** A page of each kind: start, lobbies, a board, results, a game, texts, forms; a player's money, lists, settings. */
export const pageKinds: PagePaths = {
  visitor: [
    '/',
    '/slots',
    '/casino',
    '/sports',
    '/search?q=gold',
    game,
    `${game}&mode=demo`,
    '/promotions',
    '/news',
    '/faqs',
    '/contact-us',
    '/login',
    '/register',
    '/no/such/page',
  ],
  player: [
    '/',
    '/account',
    '/deposit',
    '/withdrawal',
    '/statement',
    '/bet-history',
    '/inbox',
    '/vip',
    '/mission',
    '/security',
    '/responsible-gaming',
  ],
};

/** The first of some pages, and every second of the others: numbers in a row have all of them together. */
export const everySecond = (paths: readonly string[], number: number): string[] =>
  paths.filter((_, place) => place === 0 || place % 2 === number % 2);
