import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { analyticsHashes } from './analyticsScripts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const head = (script: string) => ({ section: 'HEAD' as const, script });

test.each([
  ['code without a tag', [head('count()')], ['count()']],
  ['a script', [head('<script>count(1 < 2)</script>')], ['count(1 < 2)']],
  [
    'several, with others between',
    [head('<script>a()</script><meta name="x"><script async>b()</script>')],
    ['a()', 'b()'],
  ],
  ['a script that is a file', [head('<script async src="https://pixel.example/p.js"></script>')], []],
  ['a script in a comment', [head('<!-- <script>a()</script> -->')], []],
  ['a script in what stands without scripts', [head('<noscript><script>a()</script></noscript>')], ['a()']],
  ['text with a tag that is no script', [head('<b>a()</b>')], []],
  ['a block of the body', [{ section: 'BODY' as const, script: '<script>a()</script>' }], []],
])('of %s come the hashes of its inline scripts', (_, analytics, texts) => {
  expect(analyticsHashes({ analytics })).toEqual(texts.map(hashOf));
});
