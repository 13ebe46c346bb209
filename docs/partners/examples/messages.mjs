// A receiver of messages (docs/partners/messages.md) with Node alone: node messages.mjs <port> <key file> It says where
// a message would go to, and keeps answers in memory: put your own way of sending into `deliver`, and your database in
// place of `answers`. Put a proxy with TLS in front of it. messages.py is one with a database.
import { has, keysOf, serve } from './signed.mjs';

const [port, keyFile] = process.argv.slice(2);

/** What was answered, by message_id: a repeat gets the same, and sends nothing. Keep it for a day. */
const answers = new Map();

/** Yours. The body is a secret: it is not printed. */
function deliver({ channel, recipient }) {
  console.log(channel, 'to', recipient);
  return { status: 'sent' };
}

const recipients = { sms: /^\+?[0-9]{7,15}$/, email: /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/ };
const texts = { message_id: 'string', site: 'string', site_name: 'string', recipient: 'string', subject: 'string' };
const isMessage = (message) =>
  has(message, { ...texts, body: 'string', language: 'string', expires_at: 'number' }) &&
  Boolean(recipients[message.channel]?.test(message.recipient));

serve({ port, keys: keysOf(keyFile) }, ({ call, message }) => {
  if (call !== 'POST /messages/v1/messages') return [404, { error: 'unknownPath' }];
  if (!isMessage(message)) return [400, { error: 'badMessage' }];
  const { message_id, expires_at } = message;
  if (!answers.has(message_id))
    answers.set(message_id, expires_at > Date.now() ? deliver(message) : { status: 'refused', reason: 'expired' });
  return [200, answers.get(message_id)];
});
