import { isLanguage } from '@marquee/contract/languages';
import { textOf } from '../messages/texts';

/** The body of a marketing message by language, with the link that stops such messages below it. */
export function withStop(body: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).map(([language, text]) => [
      language,
      `${text}<p><a href="${path}">${textOf('stop', isLanguage(language) ? language : 'EN')}</a></p>`,
    ]),
  );
}
