/**
 * Currency to date-locale map (R3): the locale of dates in what belongs to an account's money, such as a
 * statement. A currency that is not in it has its dates in the language of the page.
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
