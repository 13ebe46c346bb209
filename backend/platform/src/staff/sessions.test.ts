import { expect, test } from '@rstest/core';
import { deskCookies, sessionTokenIn } from './sessions';

test('of two session cookies the one of the whole host counts, which browsers send last', () => {
  const tokenIn = (header: string | undefined) => sessionTokenIn(deskCookies(header, 'http://localhost:3010'));
  expect(tokenIn('marquee_desk=planted; marquee_desk=own')).toBe('own');
  expect(tokenIn('marquee_desk=own')).toBe('own');
  expect(tokenIn(undefined)).toBeUndefined();
});

test('over TLS only a cookie that no other origin can set counts', () => {
  const cookies = deskCookies('__Host-marquee_desk=own; marquee_desk=planted', 'https://desk.example');
  expect(sessionTokenIn(cookies)).toBe('own');
});
