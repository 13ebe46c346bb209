/**
 * Currency to date-locale map (R3): the locale of dates about an account's money, such as a statement. For other
 * currencies, dates are in the page's language.
 */
export const dateLocales: Readonly<Record<string, string>> = {
  EN: 'en',
  CN: 'zh',
  PHP: 'en',
  MMK: 'en',
  MNT: 'en',
  IDR: 'en',
  RUS: 'ru',
  ESP: 'es',
  VI: 'vi',
  MS: 'ms',
  NE: 'ne',
};
