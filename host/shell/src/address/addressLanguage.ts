/* biome-ignore-all lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve */
import { isLanguage, type Language, languages } from '@marquee/contract/languages';
import { domainCookie, languageCookie } from '@marquee/contract/siteCookies';
import type { StartData } from '@marquee/contract/start';
import { readCookie } from '@marquee/store/cookies';
import { prefixOf } from './prefix';
import type { SiteAddress } from './siteAddress';

/** The address of a bare path in another language; the site's default has no prefix (D3). */
function addressIn(bare: string, language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? bare : `/${languages[language].tag}${bare === '/' ? '' : bare}`;
}

const isSecure = () => location.protocol === 'https:';

/**
 * Keeps what the address says in cookies, which pages do not set, so that a cache may give them to all: the site's
 * domain name (R7), and the language of a prefix.
 */
export function keepAddress(domain: string, language: Language, prefix: string): void {
  document.cookie = domainCookie(domain, isSecure());
  if (prefix) document.cookie = languageCookie(language, isSecure());
}

/**
 * Leads to the language that the visitor chose before, where the address names none: the edge does so, unless a cache
 * that knows no cookies answered. Gives whether the page is left.
 */
export function leaveForChosen({ language, prefix, startup }: StartData): boolean {
  const chosen = readCookie(document, 'language') ?? undefined;
  const isOffered = isLanguage(chosen) && startup.language?.includes(chosen);
  if (prefix || !isOffered || chosen === language) return false;
  const { pathname, search, hash } = location;
  const bare = pathname.slice(prefixOf(pathname, startup.language).length) || '/';
  location.replace(addressIn(bare, chosen, language) + search + hash);
  return true;
}

/** Keeps the chosen language in the cookie and in the address, without leaving the page. */
export function changeAddressLanguage(address: SiteAddress, language: Language, defaultLanguage: Language): void {
  document.cookie = languageCookie(language, isSecure());
  const { search, hash } = address.history.location;
  address.history.replace(addressIn(address.pathname, language, defaultLanguage) + search + hash);
}
