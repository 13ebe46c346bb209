import { categories } from './categories';

/**
 * The pages of a site by their paths, which links of a site file lead to; `:slug` is one of the site's own articles.
 * Routes are declared by the host and by each remote; a test holds this list to them.
 */
export const pages: readonly string[] = [
  ...Object.values(categories).map(({ path }) => path),
  ...['/', '/login', '/register', '/forgot-password', '/preloader', '/search'],
  ...['/account', '/profile', '/edit-profile', '/security', '/change-password', '/close-account', '/inbox'],
  ...['/vip', '/mission', '/referral', '/leaderboard', '/minigame', '/spin', '/playnow'],
  ...['/deposit', '/withdrawal', '/bank-details', '/add-bank', '/transaction-history', '/bet-history', '/statement'],
  ...['/about', '/banking', '/faqs', '/responsible-gaming', '/privacy-policy', '/term-condition', '/contact-us'],
  ...['/news', '/news/:slug', '/promotions', '/promotions/:slug', '/download'],
];

/** The names of the pages of text, under which a site file has what they say (`cms`). */
export const cmsNames: readonly string[] = [
  'about_us',
  'banking',
  'faqs',
  'responsible_gaming',
  'privacy_policy',
  'term_condition',
  'contact_us',
];
