import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { type MessageSettings, openMessageSender } from './messages';

const folder = mkdtempSync(join(tmpdir(), 'marquee-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (text: string) => {
  const file = join(folder, `${Buffer.from(text).toString('hex').slice(0, 60)}.txt`);
  writeFileSync(file, text);
  return file;
};
const key = 'k'.repeat(32);
const from = 'codes@casino.example';
const said = (settings: Partial<MessageSettings>): MessageSettings => ({
  MESSAGES_URL: undefined,
  MESSAGES_FROM: undefined,
  MESSAGES_SECRET_FILE: undefined,
  ...settings,
});
const opened = (settings: Partial<MessageSettings>) => openMessageSender(said(settings), Date.now);

describe('the sender of messages', () => {
  it('is none where nothing is said', () => expect(opened({})).toBeUndefined());

  for (const [name, settings] of Object.entries({
    'an SMTP server': { MESSAGES_URL: 'smtps://user:password@mail.example', MESSAGES_FROM: from },
    'an SMTP server with the password in a file': {
      MESSAGES_URL: 'smtp://user@mail.example:587',
      MESSAGES_FROM: from,
      MESSAGES_SECRET_FILE: fileOf('password\n'),
    },
    'a receiver with two keys': {
      MESSAGES_URL: 'https://messages.example/',
      MESSAGES_SECRET_FILE: fileOf(`${key}\n${key}2\n`),
    },
    'a receiver on the same machine': { MESSAGES_URL: 'http://localhost:8080', MESSAGES_SECRET_FILE: fileOf(key) },
  })) {
    it(`is ${name}`, () => expect(opened(settings)).toHaveProperty('send'));
  }

  for (const [problem, settings] of [
    ['MESSAGES_FROM is missing', { MESSAGES_URL: 'smtp://mail.example' }],
    ['MESSAGES_SECRET_FILE is missing', { MESSAGES_URL: 'https://messages.example' }],
    ['cannot be read', { MESSAGES_URL: 'https://messages.example', MESSAGES_SECRET_FILE: join(folder, 'none') }],
    ['holds no key', { MESSAGES_URL: 'https://messages.example', MESSAGES_SECRET_FILE: fileOf('\n') }],
    ['less than 32', { MESSAGES_URL: 'https://messages.example', MESSAGES_SECRET_FILE: fileOf('short') }],
    ['must begin with https', { MESSAGES_URL: 'http://messages.example', MESSAGES_SECRET_FILE: fileOf(key) }],
    ['has a user', { MESSAGES_URL: 'https://a:b@messages.example', MESSAGES_SECRET_FILE: fileOf(key) }],
    ['has a query', { MESSAGES_URL: 'https://messages.example/?a=1', MESSAGES_SECRET_FILE: fileOf(key) }],
    ['no user', { MESSAGES_URL: 'smtp://mail.example', MESSAGES_FROM: from, MESSAGES_SECRET_FILE: fileOf('password') }],
  ] as const) {
    it(`is refused with: ${problem}`, () => expect(() => opened(settings)).toThrow(problem));
  }

  it('names everything that is wrong at once, and no secret', () => {
    const secret = 'do-not-tell';
    const problems = () =>
      opened({ MESSAGES_URL: 'http://x:y@messages.example', MESSAGES_SECRET_FILE: fileOf(secret) });
    for (const part of ['less than 32', 'has a user', 'https://']) expect(problems).toThrow(part);
    expect(problems).not.toThrow(secret);
  });
});
