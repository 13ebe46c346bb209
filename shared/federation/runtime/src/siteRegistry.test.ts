import { expect, test } from '@rstest/core';
import { newsSince, type SiteRegistry, type SiteRemote, withNews } from './siteRegistry';

/** A registry whose remotes are named by single letters, each in the version after it. */
function registry(revision: number, text: string): SiteRegistry {
  const remotes = text.split(' ').map((one): SiteRemote => {
    const [name = '', ...withdrawn] = one;
    return { name, routes: [], navigation: [], slots: [], labels: {}, versions: [], withdrawn };
  });
  return { revision, language: 'EN', remotes };
}

test.each([
  ['a1 b1 c1', 'a1 b1 c1', ''],
  ['a1 b1 c1', 'a1 b2 c1', 'b'],
  ['a1 c1', 'a1 b1 c1', 'b'],
  ['a1 b1 c1', 'b1', ''],
  ['b1 c1', 'a1 c2 d1', 'acd'],
])('a page with %s has %s after news of %s', (before, after, changed) => {
  const [known, next] = [registry(1, before), registry(2, after)];
  const news = newsSince(known, next);
  expect(news.remotes.map(({ name }) => name).join('')).toBe(changed);
  expect(withNews(known, news)).toEqual(next);
});

test('an answer that is whole replaces what a page has', () => {
  const next = registry(3, 'a2');
  expect(withNews(registry(1, 'a1 b1'), next)).toEqual(next);
});
