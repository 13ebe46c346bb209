/* biome-ignore-all lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve */
import { isLanguage, type Language, languages } from '@marquee/contract/languages';
import { domainCookie, languageCookie } from '@marquee/contract/siteCookies';
import type { StartData } from '@marquee/contract/start';
import { readCookie } from '@marquee/store/cookies';
import { prefixOf } from './prefix';
import type { SiteAddress } from './siteAddress';

/** The address of an unprefixed path in another language; the site's default language has no prefix (D3). */
function addressIn(bare: string, language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? bare : `/${languages[language].tag}${bare === '/' ? '' : bare}`;
}

const isSecure = () => location.protocol === 'https:';

/**
 * Stores what the address determines in cookies: the site's domain name (R7), and the language of a prefix. Page
 * responses set no cookies, so that caches can share them.
 */
export function keepAddress(domain: string, language: Language, prefix: string): void {
  document.cookie = domainCookie(domain, isSecure());
  if (prefix) document.cookie = languageCookie(language, isSecure());
}

/**
 * If the address names no language, redirects to the one that the visitor chose before. Normally the edge does this,
 * but not if a cache answered that ignores cookies. Returns whether the page is left.
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

/** Stores the chosen language in the cookie and the address, without reloading the page. */
export function changeAddressLanguage(address: SiteAddress, language: Language, defaultLanguage: Language): void {
  document.cookie = languageCookie(language, isSecure());
  const { search, hash } = address.history.location;
  address.history.replace(addressIn(address.pathname, language, defaultLanguage) + search + hash);
}
