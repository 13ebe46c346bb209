import { type Language, languageCodes } from '@marquee/contract/languages';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { called } from '@marquee/settings/root';
import { textOf } from '../messages/texts';

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

/** The mail with an answer of at most `longestAnswer` characters. */
export function answerMail(
  language: Language,
  { ticket, site_name, answer }: { ticket: string; site_name: string; answer: string },
): { subject: string; body: string } {
  const values = { site: site_name, ticket };
  return {
    subject: textOf('answer.subject', language, values),
    body: `${answer}\n\n${textOf('answer.foot', language, values)}`,
  };
}

/** The inbox message with an answer and the quoted question; both plain text. */
export function answerNews(message: string, answer: string) {
  const lines = escapeHtml(answer)
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`);
  const body = `<p><em>${escapeHtml(subjectOf(message))}</em></p>${lines.join('')}`;
  return {
    title: Object.fromEntries(languageCodes.map((language) => [language, textOf('answer.news', language)])),
    body: Object.fromEntries(languageCodes.map((language) => [language, body])),
  };
}
