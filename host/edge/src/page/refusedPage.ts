import { isLanguage, type Language, languageOfTag, languages } from '@marquee/contract/languages';
import { startFailure } from '@marquee/page/startFailure';
import { cookieOf } from '../http/cookies';
import type { Html } from '../http/html';
import { spokenLanguage } from '../http/spokenLanguage';
import { hostBundle } from '../sources/hostBundle';
import { plainPage } from './plainPage';

/**
 * The language of the error page without a site: of the address, chosen before, or the browser's preferred one among
 * ours.
 */
export function languageFor(request: Request): Language {
  const [, first = ''] = new URL(request.url).pathname.split('/');
  const chosen = cookieOf(request.headers.get('cookie'), 'language');
  return languageOfTag(first) ?? (isLanguage(chosen) ? chosen : spokenLanguage(request));
}

/** HTTP status of a failed start-up: unknown address, expired site, or temporarily unavailable. */
export function refusedStatus(message: string): 404 | 410 | 503 {
  if (message === 'unknownSite') return 404;
  return message === 'siteExpired' ? 410 : 503;
}

/** The page of a failed start-up (R4, R8): the reason in the visitor's language, and a retry. Needs no script. */
export function refusedPage(message: string, request: Request): Html {
  const language = languageFor(request);
  const { tag } = languages[language];
  const bundles = {
    ui: hostBundle(tag, 'ui'),
    misc: hostBundle(tag, 'misc'),
    errors: hostBundle(tag, 'errors'),
  };
  const { title, text, retry } = startFailure(message, bundles);
  const { pathname, search } = new URL(request.url);
  return plainPage({
    site: null,
    language,
    title,
    lines: [text],
    retry: { text: retry, to: pathname + search },
  });
}
