import { expect, test } from '@rstest/core';
import { Hono } from 'hono';
import { type Encoding, encodingFor } from './encoding';

async function chosen(header: string | undefined, offered: Encoding[]) {
  const app = new Hono().get('/', (context) => context.json([encodingFor(context, offered) ?? 'none']));
  const response = await app.request('/', { headers: header === undefined ? {} : { 'accept-encoding': header } });
  return ((await response.json()) as string[])[0];
}

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['identity', 'none'],
  ['*', 'none'],
  ['brotli', 'none'],
  ['br;q=0', 'none'],
  ['br;q=0.0, gzip;q=0', 'none'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['BR', 'br'],
  [';;;,,br;q', 'br'],
] as const)('of %s an answer is sent as %s', async (header, encoding) => {
  expect(await chosen(header, ['br', 'gzip'])).toBe(encoding);
});

test('offers nothing that is not offered', async () => {
  expect(await chosen('gzip', ['br'])).toBe('none');
});
