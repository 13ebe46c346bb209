import { readdirSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { parseRegistry, readRegistry } from './registry';
import { promote, quarantine, rollback } from './release/promote';
import { registryFor, runnableOn, type Visitor } from './siteRegistry';
import { published, testFolder } from './testing';

const visitor: Visitor = {
  site: 'localhost',
  categories: ['slot_game'],
  bucket: 50,
  language: 'RUS',
  hostApi: '1.0.0',
};
const versionsFor = (releases: string, who: Partial<Visitor> = {}) =>
  registryFor(readRegistry(releases), { ...visitor, ...who }).remotes.flatMap((remote) =>
    remote.versions.map((version) => `${version.version} ${version.why}`),
  );

test('Registry > an entry without a hash is refused', () => {
  const releases = testFolder();
  const registry = promote(releases, [published()]);
  const damaged = structuredClone(registry);
  const release = damaged.remotes.lobby?.versions['1.0.0'];
  if (release) release.integrity = '';
  expect(() => parseRegistry(damaged)).toThrow(/integrity hash is required/);
});

test('Registry > writing leaves one file and raises the revision once for a set', () => {
  const releases = testFolder();
  const registry = promote(releases, [published(), published('1.0.0', { name: 'wallet', categories: [] })]);
  expect(registry.revision).toBe(1);
  expect(readdirSync(releases)).toEqual(['registry.json']);
});

test('Registry > the version that was live before becomes the last good one', () => {
  const releases = testFolder();
  promote(releases, [published('1.0.0')]);
  promote(releases, [published('1.1.0')]);
  expect(versionsFor(releases)).toEqual(['1.1.0 live', '1.0.0 last good']);
});

test('Registry > rollback moves the pointer back and quarantine takes a version from everybody', () => {
  const releases = testFolder();
  promote(releases, [published('1.0.0')]);
  promote(releases, [published('1.1.0')]);
  quarantine(releases, 'lobby', '1.1.0', 'throws');
  expect(versionsFor(releases)).toEqual(['1.0.0 last good']);
  rollback(releases, 'lobby');
  expect(readRegistry(releases).remotes.lobby?.live).toBe('1.0.0');
  expect(() => rollback(releases, 'lobby', '9.9.9')).toThrow(/no version 9.9.9/);
});

test('Registry > a canary reaches its share of visitors and its sites only', () => {
  const releases = testFolder();
  promote(releases, [published('1.0.0')]);
  promote(releases, [published('1.1.0')], { percent: 10, sites: ['vip.example'] });
  expect(versionsFor(releases, { bucket: 9 })[0]).toBe('1.1.0 canary');
  expect(versionsFor(releases, { bucket: 10 })[0]).toBe('1.0.0 live');
  expect(versionsFor(releases, { site: 'vip.example' })[0]).toBe('1.1.0 canary');
});

test('Registry > a host that is too old keeps the newest version that it can run', () => {
  const releases = testFolder();
  promote(releases, [published('1.0.0')]);
  promote(releases, [published('2.0.0', { hostApi: '^1.5.0' })]);
  expect(versionsFor(releases)).toEqual(['1.0.0 last good']);
});

test('Registry > a page that is open with an older host gets what it can run, and the menus of today', () => {
  const releases = testFolder();
  promote(releases, [published('1.0.0')]);
  promote(releases, [published('1.1.0', { hostApi: '^1.1.0' })]);
  const today = registryFor(readRegistry(releases), { ...visitor, hostApi: '1.1.0' });
  const versionsOn = (hostApi: string) => {
    const [remote] = runnableOn(today, hostApi).remotes;
    expect(remote?.navigation).toEqual(today.remotes[0]?.navigation);
    return remote?.versions.map(({ version }) => version);
  };
  expect(versionsOn('1.1.0')).toEqual(['1.1.0', '1.0.0']);
  expect(versionsOn('1.0.0')).toEqual(['1.0.0']);
  expect(versionsOn('no version')).toEqual([]);
});

test('Registry > a visitor gets the enabled categories in one language and nothing else', () => {
  const releases = testFolder();
  promote(releases, [published()]);
  const [remote] = registryFor(readRegistry(releases), visitor).remotes;
  expect(remote?.routes.map((route) => route.path)).toEqual(['/slots']);
  expect(remote?.labels).toEqual({ 'lobby.slots': 'Slots RUS', 'nav.slots': 'Slots RUS' });
  expect(Object.keys(remote?.versions[0]?.modules ?? {})).toEqual(['./lobby/LobbyPage']);
  expect(JSON.stringify(remote)).not.toContain('fishing');
  expect(versionsFor(releases, { categories: ['casino'] })).toEqual([]);
});
