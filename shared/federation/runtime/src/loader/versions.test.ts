import { expect, test } from '@rstest/core';
import { newsSince, type SiteRegistry, type SiteRemote, type SiteVersion, withNews } from '../siteRegistry';
import { Versions } from './versions';

const file = { url: '/a', integrity: '' };

function remote(name: string, ...versions: string[]): SiteRemote {
  const described = versions.map((version): SiteVersion => {
    const of = { container: name, hostApi: '^2.0.0', calls: [], entry: file, locale: file };
    return { version, why: 'live', ...of };
  });
  return { name, routes: [], navigation: [], slots: [], labels: {}, versions: described };
}

const registry = (revision: number, ...remotes: SiteRemote[]): SiteRegistry => ({ revision, language: 'EN', remotes });

test('what a page asked of a remote stays after a release of another one, and goes with a release of its own', () => {
  const page = registry(1, remote('a'), remote('b'));
  const versions = new Versions(page);
  const of = (name: string) => versions.candidates(name).map(({ version }) => version);
  for (const name of ['a', 'b']) versions.complete(name, registry(1, remote(name, '1.0.0')));
  const before = registry(1, remote('a', '1.0.0'), remote('b', '1.0.0'));
  const news = newsSince(before, registry(2, remote('a', '1.0.0'), remote('b', '2.0.0')));
  versions.update(withNews(page, news));
  expect([of('a'), of('b')]).toEqual([['1.0.0'], ['2.0.0']]);
  // A whole answer says of all what they are, also that nothing is left.
  versions.update(registry(3, remote('a'), remote('b', '2.0.0')));
  expect([of('a'), of('b')]).toEqual([[], ['2.0.0']]);
});
