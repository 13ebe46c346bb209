import { expect, test } from '@rstest/core';
import { encodingFor } from './encoding';

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['identity', 'none'],
  ['*', 'br'],
  ['brotli', 'none'],
  ['br;q=0', 'none'],
  ['br;q=0.0, gzip;q=0', 'none'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['BR', 'br'],
  [';;;,,br;q', 'br'],
] as const)('of %s an answer is sent as %s', (header, encoding) => {
  expect(encodingFor(header, ['br', 'gzip']) ?? 'none').toBe(encoding);
});

test('offers nothing that is not offered', () => {
  expect(encodingFor('gzip', ['br'])).toBeUndefined();
});
