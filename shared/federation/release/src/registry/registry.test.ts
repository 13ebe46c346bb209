import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { quarantineLine, rollbackLine } from '../tool/commands';
import type { Visitor } from './choices';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { promote, quarantine, rollback } from './promote';
import { registryFor, runnableOn } from './registryFor';

const visitor: Visitor = {
  site: 'localhost',
  categories: ['slot_game'],
  bucket: 50,
  language: 'RUS',
  hostApi: '1.0.0',
};
const versionsFor = (releases: string, who: Partial<Visitor> = {}) =>
  registryFor(readRegistry(releases).registry, { ...visitor, ...who }).remotes.flatMap((remote) =>
    remote.versions.map((version) => `${version.version} ${version.why}`),
  );

test('Registry > a set is one revision, which is kept, and nothing else is left', async () => {
  const releases = testFolder();
  const registry = await promote(folderStore(releases), [
    published(),
    published('1.0.0', { name: 'wallet', categories: [] }),
  ]);
  expect(registry.revision).toBe(1);
  expect(readdirSync(releases).sort()).toEqual(['.registry', '.staging', 'registry.json']);
  expect(readdirSync(join(releases, '.registry')).sort()).toEqual(['0.json', '1.json']);
  expect(readdirSync(join(releases, '.staging'))).toEqual([]);
});

test('Registry > the version that was live before becomes the last good one', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('1.1.0')]);
  expect(versionsFor(releases)).toEqual(['1.1.0 live', '1.0.0 last good']);
});

test('Registry > rollback moves the pointer back and quarantine takes a version from everybody', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('1.1.0')]);
  await quarantine(folderStore(releases), 'lobby', '1.1.0', 'throws');
  expect(versionsFor(releases)).toEqual(['1.0.0 last good']);
  await rollback(folderStore(releases), 'lobby');
  expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('1.0.0');
  await expect(rollback(folderStore(releases), 'lobby', '9.9.9')).rejects.toThrow(/no version 9.9.9/);
});

test('Registry > rollback ends a running canary, the first one too, and leaves what is live', async () => {
  const releases = testFolder();
  const store = folderStore(releases);
  const lobby = () => readRegistry(releases).registry.remotes.lobby;
  const toHalf = { audience: { percent: 50 } };
  await promote(store, [published('1.0.0')]);
  await promote(store, [published('1.1.0')], toHalf);
  await rollback(store, 'lobby');
  expect(lobby()).toMatchObject({ live: '1.0.0', canary: null, lastGood: null });
  await promote(store, [published('1.1.0')]);
  await promote(store, [published('1.2.0')], toHalf);
  await rollback(store, 'lobby');
  expect(lobby()).toMatchObject({ live: '1.1.0', canary: null, lastGood: '1.0.0' });
  // Where what was live is withdrawn, everybody gets the one before.
  await promote(store, [published('1.2.0')], toHalf);
  await quarantine(store, 'lobby', '1.1.0', 'throws');
  await rollback(store, 'lobby');
  expect(lobby()).toMatchObject({ live: '1.0.0', canary: null });
});

test('Registry > a remote of which all is withdrawn keeps its pages, and going back to a version brings it back', async () => {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  const routes = registryFor(readRegistry(releases).registry, visitor).remotes[0]?.routes;
  expect(await quarantineLine(store, ['lobby', '1.0.0', 'it', 'throws'])).toBe(
    'lobby@1.0.0 is withdrawn with revision 2. Nothing is left: its pages say that they cannot be shown. Release another version.',
  );
  const [remote] = registryFor(readRegistry(releases).registry, visitor).remotes;
  expect(remote).toMatchObject({ routes, versions: [], withdrawn: ['1.0.0'] });
  expect(await rollbackLine(store, ['lobby', '1.0.0'])).toBe('Live with revision 3.');
  expect(versionsFor(releases)).toEqual(['1.0.0 live']);
  await expect(quarantineLine(store, ['lobby', '1.0.0'])).rejects.toThrow(/reason/);
  await expect(quarantineLine(store, ['lobby', '1.0.1', 'gone'])).rejects.toThrow(/no version 1.0.1/);
});

test('Registry > a canary reaches its sites only', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('1.1.0')], { audience: { sites: ['vip.example'] } });
  expect(versionsFor(releases)[0]).toBe('1.0.0 live');
  expect(versionsFor(releases, { site: 'vip.example' })[0]).toBe('1.1.0 canary');
});

test('Registry > a host that is too old keeps the newest version that it can run', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('2.0.0', { hostApi: '^1.5.0' })]);
  expect(versionsFor(releases)).toEqual(['1.0.0 last good']);
});

test('Registry > a page that is open with an older host gets what it can run, and the menus of today', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('1.1.0', { hostApi: '^1.1.0' })]);
  const today = registryFor(readRegistry(releases).registry, { ...visitor, hostApi: '1.1.0' });
  const versionsOn = (hostApi: string) => {
    const [remote] = runnableOn(today, hostApi).remotes;
    expect(remote?.navigation).toEqual(today.remotes[0]?.navigation);
    return remote?.versions.map(({ version }) => version);
  };
  expect(versionsOn('1.1.0')).toEqual(['1.1.0', '1.0.0']);
  expect(versionsOn('1.0.0')).toEqual(['1.0.0']);
  expect(versionsOn('no version')).toEqual([]);
});

test('Registry > a visitor gets the enabled categories in one language and nothing else', async () => {
  const releases = testFolder();
  await promote(folderStore(releases), [published()]);
  const [remote] = registryFor(readRegistry(releases).registry, visitor).remotes;
  expect(remote?.routes.map((route) => route.path)).toEqual(['/slots']);
  expect(remote?.labels).toEqual({ 'lobby.slots': 'Slots RUS', 'nav.slots': 'Slots RUS' });
  expect(Object.keys(remote?.versions[0]?.modules ?? {})).toEqual(['./lobby/LobbyPage']);
  expect(JSON.stringify(remote)).not.toContain('fishing');
  expect(versionsFor(releases, { categories: ['casino'] })).toEqual([]);
});
