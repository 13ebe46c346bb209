import { type Language, languageOfTag } from '@marquee/contract/languages';
import { parseAccept } from 'hono/utils/accept';

/** The language among ours that a browser prefers, by its `accept-language`; English if it names none. */
export function spokenLanguage(request: Request): Language {
  const spoken = parseAccept(request.headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(
      ({ type }) => languageOfTag(type) ?? languageOfTag(type.split('-')[0] ?? '') ?? (/^zh/i.test(type) ? 'CN' : []),
    );
  return spoken[0] ?? 'EN';
}
