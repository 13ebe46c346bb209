import { expect, test } from '@rstest/core';
import { doubled, sharedCopies } from './sharedCopies';

const react = { from: 'host', loaded: true };
const page = (...maps: object[]) => ({
  __FEDERATION__: { __INSTANCES__: maps.map((packages) => ({ shareScopeMap: { default: packages } })) },
});

test('a copy that several builds use is one, with all of them', () => {
  const copies = sharedCopies(
    page(
      { react: { '19.2.0': { ...react, useIn: ['host'] } } },
      { react: { '19.2.0': { ...react, useIn: ['slots'] } } },
    ),
  );
  expect(copies).toEqual([
    { name: 'react', version: '19.2.0', from: 'host', usedIn: ['host', 'slots'], isLoaded: true },
  ]);
  expect(doubled(copies)).toEqual([]);
});

test('two loaded copies are named, one that only could be loaded is not', () => {
  const own = (loaded: boolean) =>
    sharedCopies(page({ react: { '19.2.0': react, '19.1.0': { from: 'slots', loaded } } }));
  expect(doubled(own(true))).toEqual(['react']);
  expect(doubled(own(false))).toEqual([]);
});

test('a page without federation shares nothing', () => {
  expect(sharedCopies({})).toEqual([]);
  expect(sharedCopies({ __FEDERATION__: {} })).toEqual([]);
});
