import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { goodCandidate } from '../gate/testing/candidate';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { rollback } from '../registry/promote';
import { testFolder } from '../testing';
import { deliver } from './deliver';
import { keepHostFiles, keptHosts } from './hostFiles';
import { releasesWith } from './testing/releases';

const { others: _, ...host } = goodCandidate().context;

const liveIn = (releases: string) => readRegistry(releases).registry.remotes.lobby?.live;

test('deliver > copies what is live elsewhere into an empty folder, once, and makes it live', async () => {
  const [from, to] = [await releasesWith('1.0.0'), testFolder()];
  expect((await deliver({ from, to, names: [], host })).published.map(({ built }) => built)).toEqual([true]);
  expect(liveIn(to)).toBe('1.0.0');
  expect(readdirSync(join(to, 'lobby/1.0.0'))).toEqual(readdirSync(join(from, 'lobby/1.0.0')));
  const again = await deliver({ from, to, names: [], host });
  expect([again.published[0]?.built, again.registry.revision]).toEqual([false, 1]);
});

test('deliver > lets the version before be gone back to, and gives a canary to its audience only', async () => {
  const to = testFolder();
  await deliver({ from: await releasesWith('1.0.0'), to, names: [], host });
  const next = await releasesWith('1.1.0');
  await deliver({ from: next, to, names: ['lobby'], audience: { percent: 10 }, host });
  expect(readRegistry(to).registry.remotes.lobby).toMatchObject({
    live: '1.0.0',
    canary: { version: '1.1.0', percent: 10 },
  });
  await deliver({ from: next, to, names: ['lobby'], host });
  expect(liveIn(to)).toBe('1.1.0');
  await rollback(folderStore(to), 'lobby');
  expect(liveIn(to)).toBe('1.0.0');
});

test('deliver > an archive whose versions are named by their contents goes live beside one that numbered them, and back', async () => {
  const to = testFolder();
  const [old, next] = [await releasesWith('1.0.0', 'old'), await releasesWith('1.0.0-ab12cd34', 'new')];
  const deliverFrom = async (from: string) => {
    const { published, registry } = await deliver({ from, to, names: [], host });
    return [liveIn(to), published[0]?.built, registry.revision];
  };
  expect(await deliverFrom(old)).toEqual(['1.0.0', true, 1]);
  expect(await deliverFrom(next)).toEqual(['1.0.0-ab12cd34', true, 2]);
  expect(await deliverFrom(next)).toEqual(['1.0.0-ab12cd34', false, 2]);
  expect(existsSync(join(to, 'lobby/1.0.0/entry.12345678.js'))).toBe(true);
  expect(await deliverFrom(old)).toEqual(['1.0.0', false, 3]);
  expect(await deliverFrom(next)).toEqual(['1.0.0-ab12cd34', false, 4]);
});

test('deliver > gives the copies rights of their own: an unpacked archive may be read-only', async () => {
  const [from, to] = [
    await releasesWith('1.0.0', 'source', (folder) => chmodSync(join(folder, 'locales'), 0o555)),
    testFolder(),
  ];
  await deliver({ from, to, names: [], host });
  expect(statSync(join(to, 'lobby/1.0.0/locales')).mode & 0o200).toBe(0o200);
});

test('deliver > takes up what a killed delivery left', async () => {
  const [from, to] = [await releasesWith('1.0.0'), testFolder()];
  mkdirSync(join(to, 'lobby/1.0.0'), { recursive: true });
  writeFileSync(join(to, 'lobby/1.0.0/half.js'), '');
  await deliver({ from, to, names: [], host });
  expect(existsSync(join(to, 'lobby/1.0.0/half.js'))).toBe(false);
  expect(liveIn(to)).toBe('1.0.0');
});

test('deliver > refuses other contents under a version that is there, a changed file, and what is not there; then nothing is live', async () => {
  const to = testFolder();
  const changed = await releasesWith('1.0.0', 'source', (folder) => writeFileSync(join(folder, 'lobby.js'), 'changed'));
  await expect(deliver({ from: changed, to, names: [], host })).rejects.toThrow('hash');
  const missing = await releasesWith('1.0.0', 'source', (folder) => rmSync(join(folder, 'entry.12345678.js')));
  await expect(deliver({ from: missing, to, names: [], host })).rejects.toThrow('refused');
  await expect(deliver({ from: missing, to, names: ['other'], host })).rejects.toThrow('has no other. It has: lobby.');
  expect([liveIn(to), existsSync(join(to, 'lobby'))]).toEqual([undefined, false]);
  await deliver({ from: await releasesWith('1.0.0'), to, names: [], host });
  await expect(deliver({ from: await releasesWith('1.0.0', 'others'), to, names: [], host })).rejects.toThrow(
    'lobby@1.0.0 is there with other contents',
  );
});

test('deliver > refuses a remote that needs another host', async () => {
  const from = await releasesWith('1.0.0');
  const other = { ...host, hostApi: '2.0.0' };
  await expect(deliver({ from, to: testFolder(), names: [], host: other })).rejects.toThrow('host-api-range');
});

test('deliver > keeps the files of the host beside it for open pages, each once, and needs none', async () => {
  const [archive, to] = [testFolder(), testFolder()];
  const script = 'static/js/index.0a1b2c3d.js';
  mkdirSync(join(archive, 'host/dist/static/js'), { recursive: true });
  writeFileSync(join(archive, 'host/dist', script), 'one');
  expect(keepHostFiles(join(archive, 'releases'), to)).toBe(1);
  expect(keepHostFiles(join(archive, 'releases'), to)).toBe(0);
  expect(readFileSync(join(to, keptHosts, script), 'utf8')).toBe('one');
  expect(readdirSync(join(to, '.staging'))).toEqual([]);
  expect(keepHostFiles(await releasesWith('1.0.0'), to)).toBe(0);
});
