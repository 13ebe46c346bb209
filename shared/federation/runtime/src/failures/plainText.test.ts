import { expect, test } from '@rstest/core';
import { plainText } from './plainText';

test.each([
  // What engines and React say stays.
  [
    "Cannot read properties of undefined (reading 'balance')",
    "Cannot read properties of undefined (reading 'balance')",
  ],
  ['bonus.toFixed is not a function', 'bonus.toFixed is not a function'],
  ['player is not defined', 'player is not defined'],
  ['Minified React error #31; visit the page', 'Minified React error #31; visit the page'],
  ['Loading chunk 7 failed.', 'Loading chunk 7 failed.'],
  // Amounts and numbers.
  ['balance of 1,250.50 is too low', 'balance of … is too low'],
  ['no stake of ₱500', 'no stake of …'],
  ['no stake of €12.50 or 20%', 'no stake of … or …'],
  ['born 1990-12-31', 'born …'],
  ['call +63 917 555 0123 now', 'call … now'],
  // Names of people and accounts.
  ['no account of Anna Müller', 'no account of …'],
  ['no account "anna"', 'no account …'],
  ['no account ana_1990', 'no account …'],
  ["no account 'Anna Cruz'", 'no account …'],
  ['welcome, Анна', 'welcome, …'],
  ['welcome 王小明', 'welcome …'],
  // Addresses and secrets.
  ['mail to anna.cruz+1@mail.example failed', 'mail to … failed'],
  ['GET https://site.example/login?token=abc&x=y failed', 'GET https://site.example/login failed'],
  ['GET https://anna:secret@site.example/ failed', 'GET https://site.example/ failed'],
  ['token eyJhbGciOi.J9eyJzdWIi.abc3 is over', 'token … is over'],
  ['session 0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0 is over', 'session … is over'],
  ['key abcdefghijklmnopqrstuvwxyzabcdefgh is bad', 'key … is bad'],
  [`Unexpected token 'A', "Anna owes" is not valid JSON`, `Unexpected token 'A', … is not valid JSON`],
  ['a\nb\u001b[2J', 'a b […'],
])('%s is reported as %s', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test('a long text is cut, also where it takes long to read', () => {
  expect(plainText('too long '.repeat(100_000)).length).toBeLessThanOrEqual(200);
  const hostile = ['a'.repeat(100_000), '@'.repeat(100_000), `'${'1.'.repeat(100_000)}`, 'A a '.repeat(50_000)];
  for (const text of hostile) expect(plainText(text).length).toBeLessThanOrEqual(200);
});
