import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { promote, rollback } from './promote';
import { changeRegistry, keptRevisions } from './store';
import { concurrently } from './testing/concurrency';

test('two processes that change the registry at once lose no change, and a reader sees none by halves', async () => {
  const { revision, changes, reads, mixed, exits } = await concurrently({ writers: 2, each: 10, reads: 50 });
  expect(exits.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 ']);
  expect([revision, mixed]).toEqual([21, []]);
  for (const own of [1, 2]) {
    const wanted = Array.from({ length: 10 }, (_, at) => `${own}.0.${at}`);
    expect(changes.filter((version) => version.startsWith(`${own}.`))).toEqual(wanted);
  }
  expect(reads).toBeGreaterThanOrEqual(50);
});

test('the second of two releases of one remote is refused with the name of the first, and is not live', async () => {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  const seen = readRegistry(releases).revision;
  await promote(store, [published('1.1.0')], { seen });
  const other = published('1.0.0', { name: 'wallet', categories: [] });
  await expect(promote(store, [published('1.2.0'), other], { seen })).rejects.toThrow(
    /lobby was changed meanwhile: release of 1\.1\.0 with revision 2/,
  );
  const { remotes } = readRegistry(releases).registry;
  expect([remotes.lobby?.live, Object.keys(remotes)]).toEqual(['1.1.0', ['lobby']]);
  await promote(store, [other], { seen });
  expect(readRegistry(releases).registry.remotes.wallet?.live).toBe('1.0.0');
});

test('two rollbacks at once go back one version, and the second is refused', async () => {
  const releases = testFolder();
  const store = folderStore(releases);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(store, [published(version)]);
  const both = await Promise.allSettled([rollback(store, 'lobby'), rollback(store, 'lobby')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('1.1.0');
});

test('a writer that slept while others wrote more than is kept changes nothing', async () => {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  const before = readRegistry(releases);
  for (let at = 0; at <= keptRevisions; at++) await changeRegistry(store, (remotes) => remotes);
  const { revision } = readRegistry(releases);
  expect(await store.write({ ...before.registry, revision: before.revision + 1 }, before.revision)).toBe(false);
  expect([readRegistry(releases).revision, (await store.history()).length]).toEqual([revision, keptRevisions]);
});
