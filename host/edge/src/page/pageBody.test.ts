import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { PageBody } from './pageBody';

const text = `<!doctype html><html>${Array.from({ length: 3000 }, (_, at) => `<p>${(at * 7919) % 1009} ₱</p>`).join('')}</html>`;

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page in %s is given at once, and in fewer bytes to those who ask later', async (encoding, read) => {
  const body = new PageBody(text);
  const first = await body.in(encoding);
  expect(await body.in(encoding)).toBe(first);
  await expect.poll(async () => (await body.in(encoding)).byteLength).toBeLessThan(first.byteLength);
  for (const bytes of [first, await body.in(encoding)]) expect(read(bytes).toString()).toBe(text);
});

test('pages that are asked for twice in great number are all given, while few wait to be made smaller', async () => {
  const bodies = Array.from({ length: 60 }, (_, at) => new PageBody(text + at));
  for (const body of [...bodies, ...bodies]) await body.in('br');
  for (const [at, body] of bodies.entries()) {
    expect(brotliDecompressSync(await body.in('br')).toString()).toBe(text + at);
  }
});

test('the tag is that of the text, and another while the backend is away', () => {
  expect(new PageBody(text).etag).toBe(new PageBody(text).etag);
  expect(new PageBody(text).away.etag).not.toBe(new PageBody(text).etag);
});
