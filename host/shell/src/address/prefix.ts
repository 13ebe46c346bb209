import { type Language, languageOfTag } from '@marquee/contract/languages';

/**
 * The locale prefix of a path (`/fil/slots` → `/fil`), or empty.
 *
 * @param offered The languages that the site has; all until they are known. The tag of another one is no prefix, but
 * the beginning of a path that there is not, as for the edge.
 */
export function prefixOf(pathname: string, offered?: readonly Language[]): string {
  const [, first = ''] = pathname.split('/');
  const language = languageOfTag(first);
  return language && (offered ?? [language]).includes(language) ? `/${first}` : '';
}
