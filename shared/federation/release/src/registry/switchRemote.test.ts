import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { givenVersions } from './choices';
import { readRegistry } from './folderReading';
import { folderStore } from './folderStore';
import { promote, rollback } from './promote';
import { registryFor } from './registryFor';
import { switchRemote } from './switchRemote';
import { withoutAuthors } from './trail';

const visitor = { site: 'a.example', bucket: 1, categories: ['slot_game'], language: 'EN', hostApi: '1.0.0' } as const;
const author = { who: 'Ada', reason: 'it charges twice' };

async function twoVersions() {
  const folder = testFolder();
  const store = folderStore(folder);
  await promote(store, [published('1.0.0')]);
  const { revision } = await promote(store, [published('1.1.0')]);
  const read = () => readRegistry(folder).registry;
  const remote = () => registryFor(read(), visitor).remotes[0];
  return { store, read, remote, revision };
}

test('nobody is given any version of a remote that is off; its addresses stay, and open pages leave it', async () => {
  const { store, read, remote, revision } = await twoVersions();
  await switchRemote(store, 'lobby', 'off', { seen: revision, ...author });
  expect(givenVersions(read().remotes.lobby as never)).toEqual([]);
  expect(remote()).toMatchObject({ off: true, versions: [], withdrawn: ['1.0.0', '1.1.0'] });
  expect(remote()?.routes).toHaveLength(1);
  expect(read().remotes.lobby?.history.at(-1)).toMatchObject({ action: 'quarantine', by: 'switch', ...author });
});

test('what is released or taken back meanwhile stays off, until somebody switches it on', async () => {
  const { store, read, remote, revision } = await twoVersions();
  await switchRemote(store, 'lobby', 'off', { seen: revision, ...author });
  await promote(store, [published('1.2.0')]);
  await rollback(store, 'lobby', '1.0.0');
  expect(remote()).toMatchObject({ off: true, versions: [] });
  await switchRemote(store, 'lobby', 'on', { seen: read().revision });
  expect(remote()).toMatchObject({ versions: [{ version: '1.0.0' }, {}] });
  expect(remote()).not.toHaveProperty('off');
  expect(read().remotes.lobby).not.toHaveProperty('off');
});

test('twice, the host, and what was changed since are refused', async () => {
  const { store, read, revision } = await twoVersions();
  const off = (remote: string, seen: number) => switchRemote(store, remote, 'off', { seen });
  await promote(store, [published('1.0.0', { name: 'host' })]);
  await expect(off('host', read().revision)).rejects.toThrow('Every page needs the host');
  await expect(switchRemote(store, 'lobby', 'on', { seen: revision })).rejects.toThrow('lobby is on already');
  await off('lobby', revision);
  await expect(off('lobby', revision)).rejects.toThrow('changed meanwhile');
  await expect(off('lobby', read().revision)).rejects.toThrow('lobby is off already');
});

test('the served copy says since when it is off, not who did it or why', async () => {
  const { store, read, revision } = await twoVersions();
  await switchRemote(store, 'lobby', 'off', { seen: revision, ...author });
  expect(read().remotes.lobby?.off).toMatchObject(author);

  expect(Object.keys(withoutAuthors(read()).remotes.lobby?.off ?? {})).toEqual(['at']);
});
