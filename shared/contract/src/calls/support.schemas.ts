import * as v from 'valibot';
import { email, listOf, nothing, personName, requestId, time } from '../schemas/fields';
import { language } from './site.schemas';

/** What is written to the operator. */
const message = v.object({
  /** Without one a repeat is another message. */
  request_id: v.optional(requestId),
  full_name: personName,
  contact_email: email,
  /** Lines of text. */
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'messageTooShort'),
    v.maxLength(4000, 'tooLong'),
    v.regex(/^(?:[\t\r\n]|\P{Cc})*$/u, 'controlCharacter'),
  ),
  /** In which the writer reads the site; the site's own unless said. */
  language: v.optional(language),
});

const ticket = v.object({
  ticket: v.string(),
  message: v.string(),
  state: v.picklist(['waiting', 'answered', 'closed']),
  sent_at: time,
  /** Plain text; null while there is none. */
  answer: v.nullable(v.string()),
  /** When it was answered or closed. */
  decided_at: v.nullable(time),
  /** The answer in the inbox, to mark it as read with `settings/read_inbox`. */
  inbox_id: v.nullable(v.string()),
  /** Whether the answer is there and was not opened. */
  unread: v.boolean(),
});

/** Schemas of the calls by which visitors and players write to the operator. */
export const supportSchemas = {
  /** Of a visitor, who is answered by e-mail. */
  'content/contact': { input: message, output: v.object({ ticket: v.string() }) },
  /** Of a player, who is answered in the account. */
  'support/write': { input: message, output: v.object({ ticket: v.string() }) },
  /** The player's messages to the operator, the newest first, at most 100. */
  'support/tickets': { input: nothing, output: listOf(ticket) },
};
