import { expect, test } from '@rstest/core';
import { firstLine } from './firstLine';

test.each([
  ['<p>Your money is <b>on its way</b>.</p><p>More</p>', 'Your money is on its way . More'],
  ['Fish &amp; chips &lt;3 &#39;now&#x27; &bogus; &#0;', "Fish & chips <3 'now' &bogus; &#0;"],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['<p>cut off <a href="', 'cut off'],
  ['', ''],
])('of %s the list shows %s', (html, line) => expect(firstLine(html)).toBe(line));

test('a long message is cut, and a hostile one ends in time', () => {
  expect(firstLine('word '.repeat(500)).length).toBeLessThanOrEqual(160);
  expect(firstLine('<'.repeat(1_000_000))).toBe('');
});
