import { expect, test } from '@rstest/core';
import { stillText } from './stillText';

test('a still page has its styles and content, and neither scripts nor a word about them', () => {
  const html = [
    '<link rel="stylesheet" href="/a.css"><noscript><link rel="stylesheet" href="/wide.css"></noscript>',
    '<script>{if (1 < 2) go()}</script><link rel="preload" as="font" href="/a.woff2">',
    '<link rel="preload" as="script" href="/a.js" integrity="x"><link rel="preload" as="fetch" href="/a.json">',
    '<noscript><p class="no-script">Turn it on.</p></noscript><h1>Home</h1><script defer src="/b.js"></script>',
  ].join('');
  expect(stillText(html)).toBe(
    '<link rel="stylesheet" href="/a.css"><noscript><link rel="stylesheet" href="/wide.css"></noscript>' +
      '<link rel="preload" as="font" href="/a.woff2"><h1>Home</h1>',
  );
});
