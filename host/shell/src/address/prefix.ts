import { type Language, languageOfTag } from '@marquee/contract/languages';

/** The languages that have addresses on this site; until they are known, all. */
let offered: readonly Language[] | undefined;

/**
 * Says which languages the site has. The tag of another one is no prefix, but the beginning of a path that there is
 * not, as for the edge.
 */
export function offerLanguages(languages: readonly Language[]): void {
  offered = languages;
}

/** The locale prefix of a path (`/fil/slots` → `/fil`), or empty. */
export function prefixOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  const language = languageOfTag(first);
  return language && (offered ?? [language]).includes(language) ? `/${first}` : '';
}
