import { type Language, languageCodes } from '@marquee/contract/languages';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { called } from '@marquee/settings/root';

/** Most characters of a mail (docs/partners/messages.md). */
const longestMail = 2000;

/** Most characters of an answer; the mail also needs room for the site's name and ticket. */
export const longestAnswer = 1800;

/** Most characters of a subject. */
const longestSubject = 60;

/** Truncates a text to at most `most` UTF-16 units, without splitting a surrogate pair. */
const beginning = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** The subject line of a message: the beginning of its first line. */
export const subjectOf = (message: string) => beginning(message.split(/[\r\n]/, 1)[0]?.trim() ?? '', longestSubject);

/** A message to the operator. `account_id` is null for a visitor. Names and text are untrusted. */
export interface Notice {
  ticket: string;
  site: string;
  site_name: string;
  account_id: string | null;
  full_name: string;
  contact_email: string;
  language: Language;
  message: string;
}

/** The mail that notifies the operator of a message. Its subject contains no untrusted text. */
export function noticeMail({
  ticket,
  site,
  site_name,
  account_id,
  full_name,
  contact_email,
  language,
  message,
}: Notice): { subject: string; body: string } {
  const who = account_id === null ? 'a visitor' : `player ${account_id}`;
  const head = `${full_name} <${contact_email}>, ${who}, language ${language}, wrote to ${site}:\n\n`;
  const foot = `\n\nTo read all of it: ${called('desk', `messages show --ticket ${ticket}`)}\nAnswer by the desk (docs/operations.md), so that nobody answers twice.`;
  return {
    subject: `${site_name}: message ${ticket}`,
    body: head + beginning(message, longestMail - head.length - foot.length) + foot,
  };
}

interface AnswerText {
  /** Title in the inbox. */
  news: string;
  /** Subject of the mail. */
  subject: (site: string) => string;
  /** Last line of the mail. */
  foot: (site: string, ticket: string) => string;
}

const answerTexts: Record<Language, AnswerText> = {
  EN: {
    news: 'We answered your message',
    subject: (site) => `${site}: our answer to your message`,
    foot: (site, ticket) =>
      `${site}, ticket ${ticket}. To write to us again, use the contact page and mention this number.`,
  },
  PHP: {
    news: 'Sinagot namin ang mensahe mo',
    subject: (site) => `${site}: ang sagot namin sa mensahe mo`,
    foot: (site, ticket) =>
      `${site}, ticket ${ticket}. Para mag-message ulit, gamitin ang contact page at banggitin ang numerong ito.`,
  },
  CN: {
    news: '我们已回复您的留言',
    subject: (site) => `${site}：对您留言的回复`,
    foot: (site, ticket) => `${site}，工单 ${ticket}。如需再次联系，请使用联系页面并注明此编号。`,
  },
  ESP: {
    news: 'Hemos respondido a tu mensaje',
    subject: (site) => `${site}: nuestra respuesta a tu mensaje`,
    foot: (site, ticket) =>
      `${site}, caso ${ticket}. Para volver a escribir, usa la página de contacto e indica este número.`,
  },
  RUS: {
    news: 'Мы ответили на ваше сообщение',
    subject: (site) => `${site}: ответ на ваше сообщение`,
    foot: (site, ticket) =>
      `${site}, обращение ${ticket}. Чтобы написать снова, откройте страницу «Контакты» и укажите этот номер.`,
  },
  VI: {
    news: 'Chúng tôi đã trả lời tin nhắn của bạn',
    subject: (site) => `${site}: trả lời tin nhắn của bạn`,
    foot: (site, ticket) => `${site}, mã yêu cầu ${ticket}. Để liên hệ lại, hãy dùng trang liên hệ và ghi mã này.`,
  },
  MS: {
    news: 'Kami telah menjawab mesej anda',
    subject: (site) => `${site}: jawapan kami kepada mesej anda`,
    foot: (site, ticket) =>
      `${site}, tiket ${ticket}. Untuk menulis lagi, gunakan halaman hubungi kami dan nyatakan nombor ini.`,
  },
  NE: {
    news: 'हामीले तपाईंको सन्देशको जवाफ दियौँ',
    subject: (site) => `${site}: तपाईंको सन्देशको जवाफ`,
    foot: (site, ticket) => `${site}, टिकट ${ticket}। फेरि लेख्न सम्पर्क पृष्ठ प्रयोग गर्नुहोस् र यो नम्बर उल्लेख गर्नुहोस्।`,
  },
};

/** The mail with an answer of at most `longestAnswer` characters. */
export function answerMail(
  language: Language,
  { ticket, site_name, answer }: { ticket: string; site_name: string; answer: string },
): { subject: string; body: string } {
  const { subject, foot } = answerTexts[language];
  return { subject: subject(site_name), body: `${answer}\n\n${foot(site_name, ticket)}` };
}

/** The inbox message with an answer and the quoted question; both plain text. */
export function answerNews(message: string, answer: string) {
  const lines = escapeHtml(answer)
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`);
  const body = `<p><em>${escapeHtml(subjectOf(message))}</em></p>${lines.join('')}`;
  return {
    title: Object.fromEntries(languageCodes.map((language) => [language, answerTexts[language].news])),
    body: Object.fromEntries(languageCodes.map((language) => [language, body])),
  };
}
