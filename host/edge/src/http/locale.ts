import { isLanguage, type Language, languageOfTag, languages } from '@marquee/contract/languages';

/** Result of a page URL: a page in a language, or a redirect. */
export type Located = { language: Language; path: string; prefix: string } | { redirect: string; language?: Language };

/** A site's languages. */
interface Offer {
  language: readonly Language[];
  defaultLanguage: Language;
}

/**
 * Reads the language of a page URL (R2.46, D4.05): `/<bcp47>/…`, without a prefix for the default language. The default
 * language's prefix and other spellings of a tag or a path redirect to the canonical form. Without a prefix, redirects
 * to the language that the visitor chose before (the cookie). Prefixes of languages that the site does not
 * offer are ordinary path segments.
 */
export function locate(pathname: string, query: string, cookie: string | undefined, offer: Offer): Located {
  const [, first = ''] = pathname.split('/');
  const named = languageOfTag(first);
  const language = named && offer.language.includes(named) ? named : undefined;
  const rest = tidy(language ? pathname.slice(first.length + 1) : pathname);
  if (!language) {
    const chosen = isLanguage(cookie) && offer.language.includes(cookie) ? cookie : offer.defaultLanguage;
    if (chosen !== offer.defaultLanguage) return { redirect: localised(chosen, rest, offer.defaultLanguage) + query };
    return rest === pathname ? { language: chosen, path: rest, prefix: '' } : { redirect: rest + query };
  }
  const address = localised(language, rest, offer.defaultLanguage);
  if (address !== pathname) return { redirect: address + query, language };
  return { language, path: rest, prefix: prefixOf(language, offer.defaultLanguage) };
}

/** The locale prefix of a language on a site: empty for its default language. */
export function prefixOf(language: Language, defaultLanguage: Language): string {
  return language === defaultLanguage ? '' : `/${languages[language].tag}`;
}

/** A path in a language: `/slots` → `/fil/slots`, `/` → `/fil`. */
export function localised(language: Language, path: string, defaultLanguage: Language): string {
  const prefix = prefixOf(language, defaultLanguage);
  return path === '/' ? prefix || '/' : prefix + path;
}

/**
 * The one spelling of a path: one leading slash and no trailing one, so that it is never an address of another host; no
 * blanks and invisible characters around a segment, no punctuation from around a copied link, and one encoding.
 */
function tidy(path: string): string {
  const clean = /^[\w/-]*$/.test(path) ? path : path.replace(/[^/]+/g, tidySegment);
  return `/${clean.replace(/^[/\\]+|\/+$/g, '')}`;
}

/** Blanks, control and format characters at both ends; at the end also what texts put behind an address. */
const around = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}.,;:!)\]}>"'”’»]+$/gu;

function tidySegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).replace(around, ''));
  } catch {
    return segment;
  }
}
