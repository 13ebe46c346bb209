import { expect, test } from '@rstest/core';
import { pathInside } from './pathInside';

const here = 'https://site.example/fil/slots?q=a';

test.each([
  ['/slots', '/fil', '/slots'],
  ['slots?q=b#top', '/fil', 'slots?q=b#top'],
  ['https://site.example/fil/news/1?a=b#c', '/fil', '/news/1?a=b#c'],
  ['//site.example/fil', '/fil', '/'],
  ['https://site.example/news', '/', '/news'],
  ['https://site.example/filing', '/fil', null],
  ['https://site.example/news', '/fil', null],
  ['https://other.example/fil/news', '/fil', null],
  ['mailto:help@site.example', '/', null],
  ['https://', '/', null],
])('a link to %s leads, below %s, to %s', (to, base, path) => {
  expect(pathInside(to, base, here)).toBe(path);
});

test('an absolute URL is outside if there is no page to compare it with', () => {
  expect([pathInside('https://site.example/', '/', undefined), pathInside('/a', '/', undefined)]).toEqual([null, '/a']);
});
