import { categories } from './categories';

/**
 * The paths that links in a site file may lead to; `:slug` is one of the site's own articles. Host and remotes declare
 * the routes; a test compares them with this list.
 */
export const pages: readonly string[] = [
  ...Object.values(categories).map(({ path }) => path),
  ...['/', '/login', '/register', '/forgot-password', '/preloader', '/search'],
  ...[
    '/account',
    '/profile',
    '/edit-profile',
    '/security',
    '/change-password',
    '/close-account',
    '/consents',
    '/inbox',
  ],
  ...['/bonuses', '/vip', '/mission', '/referral', '/leaderboard', '/minigame', '/spin', '/playnow'],
  ...['/deposit', '/withdrawal', '/bank-details', '/add-bank', '/transaction-history', '/bet-history', '/statement'],
  ...['/about', '/banking', '/faqs', '/responsible-gaming', '/privacy-policy', '/term-condition'],
  ...['/accessibility', '/contact-us'],
  ...['/rules', '/rules/:subject'],
  ...['/news', '/news/:slug', '/promotions', '/promotions/:slug', '/download'],
];

/** The names of text pages in a site file (`cms`). */
export const cmsNames: readonly string[] = [
  'about_us',
  'banking',
  'faqs',
  'responsible_gaming',
  'privacy_policy',
  'term_condition',
  'accessibility',
  'contact_us',
];

/** The text pages whose versions are kept, so that older ones can be read. */
export const documentNames = ['term_condition', 'privacy_policy'] as const;
