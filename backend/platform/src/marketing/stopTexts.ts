import type { Language } from '@marquee/contract/languages';

/** The link below every marketing message. */
const stopTexts: Record<Language, string> = {
  EN: 'Stop messages like this',
  PHP: 'Ihinto ang ganitong mga mensahe',
  CN: '不再接收此类消息',
  ESP: 'No recibir más mensajes como este',
  RUS: 'Больше не присылать такие сообщения',
  VI: 'Ngừng nhận tin nhắn như thế này',
  MS: 'Hentikan mesej seperti ini',
  NE: 'यस्ता सन्देश रोक्नुहोस्',
};

/** The body of a marketing message by language, with the link that stops such messages below it. */
export function withStop(body: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).map(([language, text]) => [
      language,
      `${text}<p><a href="${path}">${stopTexts[language as Language] ?? stopTexts.EN}</a></p>`,
    ]),
  );
}
