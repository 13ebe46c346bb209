import { isLanguage, type Language } from '@marquee/contract/languages';
import type { Context } from './handlers';

/**
 * The language of the page that a call comes from, by the cookie that keeps the visitor's choice; null if they have
 * made none, or the site does not offer it: the page is in the site's default language then. It only decides words.
 */
export function pageLanguage({ cookies, site }: Pick<Context, 'cookies' | 'site'>): Language | null {
  const chosen = cookies.language;
  return isLanguage(chosen) && site.languages.includes(chosen) ? chosen : null;
}
