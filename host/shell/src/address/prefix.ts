import { type Language, languageOfTag } from '@marquee/contract/languages';

/**
 * The locale prefix of a path (`/fil/slots` → `/fil`), or empty.
 *
 * @param offered The site's languages; all until they are known. As in the edge, tags of other languages are no
 * prefixes.
 */
export function prefixOf(pathname: string, offered?: readonly Language[]): string {
  const [, first = ''] = pathname.split('/');
  const language = languageOfTag(first);
  return language && (offered ?? [language]).includes(language) ? `/${first}` : '';
}
