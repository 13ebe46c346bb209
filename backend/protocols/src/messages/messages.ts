import * as v from 'valibot';
import type { Message, MessageOutcome } from './messageSender';

/** The receiver's path. */
export const messagesPath = '/messages/v1/messages';

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

/** Becomes an e-mail header: no line breaks. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((value) => !/\p{Cc}/u.test(value), 'one line'),
  );

const common = {
  message_id: v.pipe(v.string(), v.uuid()),
  site: text(253),
  site_name: v.pipe(line(100), v.minLength(1)),
  body: text(2000),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  expires_at: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** The request `POST /messages/v1/messages`. */
export const messageSchema: v.GenericSchema<unknown, Message> = v.variant('channel', [
  v.object({
    ...common,
    channel: v.literal('sms'),
    recipient: v.pipe(v.string(), v.regex(/^\+?[0-9]{7,15}$/)),
    subject: v.literal(''),
  }),
  v.object({
    ...common,
    channel: v.literal('email'),
    recipient: v.pipe(v.string(), v.maxLength(254), v.email()),
    subject: v.pipe(line(200), v.minLength(1)),
    html: v.optional(text(16_000)),
  }),
]);

/** Its answer. */
export const outcomeSchema: v.GenericSchema<unknown, MessageOutcome> = v.object({
  status: v.picklist(['accepted', 'sent', 'refused']),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,80}$/))),
});
