import { type Language, languages } from '@marquee/contract/languages';
import { browserHistory } from './history';
import { prefixOf } from './prefix';

/** The specification's language cookie (§2): a year, all paths, lax. */
const year = 365 * 24 * 3600;

/** The address of the same page in another language; the site's default has no prefix (decisions §3). */
export function addressIn(pathname: string, language: Language, defaultLanguage: Language): string {
  const bare = pathname.slice(prefixOf(pathname).length) || '/';
  return language === defaultLanguage ? bare : `/${languages[language].tag}${bare === '/' ? '' : bare}`;
}

/** Keeps the chosen language in the cookie and in the address, without leaving the page. */
export function changeAddressLanguage(language: Language, defaultLanguage: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve
  document.cookie = `language=${language}; Max-Age=${year}; Path=/; SameSite=Lax`;
  const { pathname, search, hash } = browserHistory.location;
  browserHistory.replace(addressIn(pathname, language, defaultLanguage) + search + hash);
}
