import { describe, expect, it } from '@rstest/core';
import { isSmtp, type MessageSettings, messageProblems, openMessageSender } from './messages';

const key = 'k'.repeat(32);
const from = 'codes@casino.example';
const settingsWith = (settings: Partial<MessageSettings>): MessageSettings => ({
  MESSAGES_URL: undefined,
  MESSAGES_FROM: undefined,
  MESSAGES_KEYS: undefined,
  ...settings,
});

describe('the sender of messages', () => {
  for (const [name, settings, smtp] of [
    ['an SMTP server', { MESSAGES_URL: 'smtps://user:password@mail.example', MESSAGES_FROM: from }, true],
    ['an SMTP server without sign-in', { MESSAGES_URL: 'smtp://mail.example:587', MESSAGES_FROM: from }, true],
    ['a receiver with two keys', { MESSAGES_URL: 'https://messages.example/', MESSAGES_KEYS: [key, `${key}2`] }, false],
    ['a receiver on the same machine', { MESSAGES_URL: 'http://localhost:8080', MESSAGES_KEYS: [key] }, false],
  ] as const) {
    it(`is ${name}`, () => {
      expect(messageProblems(settingsWith(settings))).toEqual([]);
      expect(isSmtp(settingsWith(settings))).toBe(smtp);
      expect(openMessageSender(settingsWith(settings), Date.now)).toHaveProperty('send');
    });
  }

  for (const [problem, settings] of [
    ['MESSAGES_URL is missing', {}],
    ['MESSAGES_FROM is missing', { MESSAGES_URL: 'smtp://mail.example' }],
    ['MESSAGES_KEYS is missing', { MESSAGES_URL: 'https://messages.example' }],
    ['must begin with https', { MESSAGES_URL: 'http://messages.example', MESSAGES_KEYS: [key] }],
    ['has a user', { MESSAGES_URL: 'https://a:b@messages.example', MESSAGES_KEYS: [key] }],
    ['has a query', { MESSAGES_URL: 'https://messages.example/?a=1', MESSAGES_KEYS: [key] }],
  ] as const) {
    it(`is refused with: ${problem}`, () =>
      expect(messageProblems(settingsWith(settings))).toEqual([expect.stringContaining(problem)]));
  }

  it('is refused with everything that is wrong at once, and no secret', () => {
    const problems = messageProblems(settingsWith({ MESSAGES_URL: 'http://me:do-not-tell@messages.example' }));
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('do-not-tell');
  });
});
