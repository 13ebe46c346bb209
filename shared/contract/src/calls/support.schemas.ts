import * as v from 'valibot';
import { email, listOf, nothing, personName, requestId, time } from '../schemas/fields';
import { language } from './site.schemas';

/** A message to the operator. */
const message = v.object({
  /** Idempotency key; without it a retry is another message. */
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
  /** The writer's interface language; by default the site's. */
  language: v.optional(language),
});

const ticket = v.object({
  ticket: v.string(),
  message: v.string(),
  state: v.picklist(['waiting', 'answered', 'closed']),
  sent_at: time,
  /** Plain text; null while unanswered. */
  answer: v.nullable(v.string()),
  /** When it was answered or closed. */
  decided_at: v.nullable(time),
  /** The answer's inbox message, for `settings/read_inbox`. */
  inbox_id: v.nullable(v.string()),
  /** Whether there is an unread answer. */
  unread: v.boolean(),
});

/** Schemas of the calls by which visitors and players write to the operator. */
export const supportSchemas = {
  /** For visitors, who get an answer by e-mail. */
  'content/contact': { input: message, output: v.object({ ticket: v.string() }) },
  /** For players, who get an answer in the account. */
  'support/write': { input: message, output: v.object({ ticket: v.string() }) },
  /** The player's messages, newest first, at most 100. */
  'support/tickets': { input: nothing, output: listOf(ticket) },
};
