import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { signedEndpoint } from '../signing/signedServer';
import { httpMessageSender } from './httpMessageSender';
import type { Message } from './messageSender';
import { messageSchema } from './messages';

const at = Date.UTC(2026, 0, 1);
const message: Message = {
  message_id: '0b0f4c1e-6f0a-4d5b-9a55-0d7c3b6f4c11',
  site: 'localhost',
  site_name: 'Marquee',
  channel: 'email',
  recipient: 'maria@example.test',
  subject: 'Your code',
  body: '123456 is your code.\nIt works for 5 minutes.',
  language: 'zh-CN',
  expires_at: at + 300_000,
};

const senderTo = (body: object, status?: 409) => {
  const taken: Message[] = [];
  const serve = signedEndpoint({
    keys: ['one'],
    now: () => at,
    schema: messageSchema,
    handle: async (given) => {
      taken.push(given);
      return { body, ...(status && { status }) };
    },
    report: () => {},
  });
  const sender = httpMessageSender({
    name: 'messages',
    url: 'http://messages.test',
    keys: ['one'],
    transport: (address, init) => serve(new Request(address, init)),
    now: () => at,
  });
  return { sender, taken };
};

describe('a message', () => {
  it('has HTML if it is an e-mail; a text message loses it', () => {
    const html = '<p>123456</p>';
    expect(v.parse(messageSchema, { ...message, html })).toMatchObject({ html });
    const text = { channel: 'sms', recipient: '+639171234567', subject: '' };
    expect(v.parse(messageSchema, { ...message, ...text, html })).not.toHaveProperty('html');
  });

  it('reaches the receiver as it was handed over', async () => {
    const { sender, taken } = senderTo({ status: 'accepted' });
    expect(await sender.send(message)).toEqual({ status: 'accepted' });
    expect(taken).toEqual([message]);
  });

  it('that is refused comes back with the reason', async () => {
    const { sender } = senderTo({ status: 'refused', reason: 'unknownRecipient' });
    expect(await sender.send(message)).toEqual({ status: 'refused', reason: 'unknownRecipient' });
  });

  it('is refused by a signed error, too', async () => {
    const { sender } = senderTo({ error: 'closed' }, 409);
    expect(await sender.send(message)).toEqual({ status: 'refused', reason: 'closed' });
  });

  for (const [name, body] of [
    ['a status that does not exist', { status: 'lost' }],
    ['a reason of several words', { status: 'refused', reason: 'the number 0917 is unknown' }],
  ] as const) {
    it(`is not known to be sent after ${name}`, () =>
      expect(senderTo(body).sender.send(message)).rejects.toThrow('messages:'));
  }

  for (const [name, change] of [
    ['an id that is no UUID', { message_id: '1' }],
    ['no recipient', { recipient: '' }],
    ['two recipients', { recipient: 'a@example.test, b@example.test' }],
    ['a telephone for an e-mail', { recipient: '+639171234567' }],
    ['a subject of two lines', { subject: 'Code\r\nBcc: all@example.test' }],
    ['a name of two lines', { site_name: 'Site\nBcc: all@example.test' }],
    ['an e-mail without a subject', { subject: '' }],
    ['a text message with a subject', { channel: 'sms', recipient: '+639171234567' }],
    ['a channel that does not exist', { channel: 'fax' }],
    ['an empty body', { body: '' }],
    ['empty HTML', { html: '' }],
    ['a very long body', { body: 'x'.repeat(2001) }],
  ] as const) {
    it(`is not taken with ${name}`, () => expect(v.is(messageSchema, { ...message, ...change })).toBe(false));
  }
});
