import { parseRegistry, registryText } from '@marquee/federation-runtime/registry/parse';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { published } from '../testing';
import { promoted } from './promote';

type Loose = Record<string, unknown>;

const both = [published(), published('1.0.0', { name: 'wallet', categories: [], routes: [], navigation: [] })];
const good: Registry = { format: 1, revision: 1, remotes: promoted({}, 1, both) };

const releaseIn = (record: RemoteRecord) => record.versions['1.0.0'] as unknown as Loose;
const described = (record: RemoteRecord) => releaseIn(record).description as Loose;
const routesOf = (record: RemoteRecord) => described(record).routes as Loose[];
const entryOf = (record: RemoteRecord) => described(record).entry as Loose;

/** Faults of lobby's record, and the beginning of their message. */
const bad: [string, (record: RemoteRecord) => unknown, string][] = [
  ['it is null', () => null, 'Invalid type'],
  ['it is a text', () => 'lobby', 'Invalid type'],
  ['its live version is unknown', (it) => ({ ...it, live: '2.0.0' }), 'the live version'],
  ['its live version is a number', (it) => ({ ...it, live: 1 }), 'live: '],
  ['its last good version is unknown', (it) => ({ ...it, lastGood: '2.0.0' }), 'the last good version'],
  ['its canary is unknown', (it) => ({ ...it, canary: { version: '2.0.0' } }), 'the canary'],
  ['its canary is for 200 %', (it) => ({ ...it, canary: { version: '1.0.0', percent: 200 } }), 'canary.percent: '],
  ['it has no history', ({ history: _, ...it }) => it, 'history: '],
  ['its quarantine is a text', (it) => ({ ...it, quarantined: 'all' }), 'quarantined: '],
  ['a version is not one', (it) => ({ ...it, versions: { ...it.versions, '../1': it.versions['1.0.0'] } }), 'versions'],
  [
    'a version is described as another',
    (it) => ({ ...it, versions: { ...it.versions, '1.1.0': it.versions['1.0.0'] } }),
    'a version is',
  ],
  [
    'its entry has no hash',
    (it) => Object.assign(releaseIn(it), { integrity: '' }) && it,
    'versions.1.0.0.integrity: an integrity',
  ],
  [
    'its entry is a script',
    (it) => Object.assign(releaseIn(it), { entry: 'javascript:alert(1)' }) && it,
    'versions.1.0.0.entry: ',
  ],
  [
    'its entry is of another host',
    (it) => Object.assign(releaseIn(it), { entry: '//evil.example/entry.12345678.js' }) && it,
    'versions.1.0.0.entry: ',
  ],
  [
    'its entry climbs',
    (it) => Object.assign(releaseIn(it), { entry: '/releases/../../entry.12345678.js' }) && it,
    'versions.1.0.0.entry: ',
  ],
  [
    'its entry is another file',
    (it) => Object.assign(releaseIn(it), { entry: '/releases/lobby/1.0.0/other.js' }) && it,
    'versions.1.0.0: the entry',
  ],
  [
    'it has no description',
    (it) => Object.assign(releaseIn(it), { description: undefined }) && it,
    'versions.1.0.0.description: ',
  ],
  ['it has no routes', (it) => delete described(it).routes && it, 'versions.1.0.0.description.routes: '],
  ['it has no labels', (it) => delete described(it).labels && it, 'versions.1.0.0.description.labels: '],
  ['it has no texts', (it) => delete described(it).locales && it, 'versions.1.0.0.description.locales: '],
  [
    'it is another remote’s',
    (it) => Object.assign(described(it), { name: 'wallet' }) && it,
    'a version is described as another remote’s',
  ],
  [
    'its container is code',
    (it) => Object.assign(described(it), { container: 'x;alert(1)' }) && it,
    'versions.1.0.0.description.container: ',
  ],
  [
    'a route is of another host',
    (it) => Object.assign(routesOf(it)[0] ?? {}, { path: '//evil.example' }) && it,
    'versions.1.0.0.description.routes.0.path: ',
  ],
  [
    'a route’s page climbs',
    (it) => Object.assign(routesOf(it)[0] ?? {}, { page: './../../x' }) && it,
    'versions.1.0.0.description.routes.0.page: ',
  ],
  [
    'a page has no module',
    (it) => Object.assign(described(it), { modules: {} }) && it,
    'versions.1.0.0.description: a page',
  ],
  [
    'a file climbs',
    (it) => Object.assign(entryOf(it), { file: '../entry.12345678.js' }) && it,
    'versions.1.0.0.description.entry.file: ',
  ],
  [
    'a chunk has no hash',
    (it) =>
      Object.assign(described(it), { modules: { './lobby/LobbyPage': { js: [{ file: 'a.js' }], css: [] } } }) && it,
    'versions.1.0.0.description.modules',
  ],
  [
    'it has a key of prototypes',
    (it) =>
      Object.assign(releaseIn(it), JSON.parse('{"__proto__":{"x":1}}')) &&
      JSON.parse(JSON.stringify(it).replace('"source":', '"__proto__":{},"source":')),
    'it has a key __proto__',
  ],
  ['it is huge', (it) => ({ ...it, comment: 'x'.repeat(5_000_000) }), 'it has 5'],
];

test.each(bad)('a record affects only its own remote if %s', (_, spoil, message) => {
  const data = structuredClone(good) as unknown as { remotes: Loose };
  const { registry, faults } = parseRegistry({
    ...data,
    remotes: { ...data.remotes, lobby: spoil(data.remotes.lobby as RemoteRecord) },
  });
  expect(Object.keys(registry.remotes)).toEqual(['wallet']);
  expect(faults.map(({ subject }) => subject)).toEqual(['lobby']);
  expect(faults[0]?.message).toContain(message);
});

test.each(['__proto__', 'constructor', '../lobby', 'Lobby', 'a b', ''])('%j is no remote', (name) => {
  const text = JSON.stringify(good).replace('"lobby":{"live"', `${JSON.stringify(name)}:{"live"`);
  const { registry, faults } = parseRegistry(JSON.parse(text));
  expect([Object.keys(registry.remotes), faults.length]).toEqual([['wallet'], 1]);
  expect(({} as Loose).live).toBeUndefined();
});

test.each([
  null,
  [],
  'x',
  {},
  { ...good, format: 2 },
  { ...good, revision: -1 },
  { ...good, revision: 1e300 },
  { ...good, remotes: [] },
])('what has no registry’s outline is none (%#)', (data) =>
  expect(() => parseRegistry(data)).toThrow('The registry is refused'),
);

test('what a newer tool has added stays, and a record that is not whole is not written', () => {
  const newer = structuredClone(good) as unknown as { remotes: { lobby: RemoteRecord } };
  Object.assign(newer.remotes.lobby, { evidence: 7 });
  Object.assign(described(newer.remotes.lobby), { theme: { dark: true } });
  const { registry, faults } = parseRegistry(newer);
  expect(faults).toEqual([]);
  expect(registry.remotes.lobby).toMatchObject({ evidence: 7, versions: { '1.0.0': { description: { theme: {} } } } });
  expect(() =>
    registryText({ ...good, remotes: { lobby: { ...registry.remotes.lobby, live: '3' } as RemoteRecord } }),
  ).toThrow('lobby');
});
