import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { goodCandidate, writeCandidate } from '../gate/testing';
import { readRegistry } from '../registry';
import { testFolder } from '../testing';
import { deliver } from './deliver';
import { keepHostFiles, keptHosts } from './hostFiles';
import { promote, rollback } from './promote';
import { releaseOf } from './publish';

const { others: _, ...host } = goodCandidate().surroundings;

/** A releases folder that has a version of `lobby` live. */
function releasesWith(version: string, source = `source-${version}`, spoil = (_: string) => {}): string {
  const releases = testFolder();
  const folder = join(releases, 'lobby', version);
  mkdirSync(folder, { recursive: true });
  const compiled = writeCandidate(goodCandidate(), folder, version);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(compiled));
  spoil(folder);
  promote(releases, [{ remote: 'lobby', version, release: releaseOf(compiled, source), built: true }]);
  return releases;
}

const liveIn = (releases: string) => readRegistry(releases).remotes.lobby?.live;

test('deliver > copies what is live elsewhere into an empty folder, once, and makes it live', () => {
  const [from, to] = [releasesWith('1.0.0'), testFolder()];
  expect(deliver({ from, to, names: [], host }).published.map(({ built }) => built)).toEqual([true]);
  expect(liveIn(to)).toBe('1.0.0');
  expect(readdirSync(join(to, 'lobby/1.0.0'))).toEqual(readdirSync(join(from, 'lobby/1.0.0')));
  const again = deliver({ from, to, names: [], host });
  expect([again.published[0]?.built, again.registry.revision]).toEqual([false, 1]);
});

test('deliver > lets the version before be gone back to, and gives a canary to its audience only', () => {
  const to = testFolder();
  deliver({ from: releasesWith('1.0.0'), to, names: [], host });
  const next = releasesWith('1.1.0');
  deliver({ from: next, to, names: ['lobby'], audience: { percent: 10 }, host });
  expect(readRegistry(to).remotes.lobby).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
  deliver({ from: next, to, names: ['lobby'], host });
  expect(liveIn(to)).toBe('1.1.0');
  rollback(to, 'lobby');
  expect(liveIn(to)).toBe('1.0.0');
});

test('deliver > gives the copies rights of their own: an unpacked archive may be read-only', () => {
  const [from, to] = [
    releasesWith('1.0.0', 'source', (folder) => chmodSync(join(folder, 'locales'), 0o555)),
    testFolder(),
  ];
  deliver({ from, to, names: [], host });
  expect(statSync(join(to, 'lobby/1.0.0/locales')).mode & 0o200).toBe(0o200);
});

test('deliver > takes up what a killed delivery left', () => {
  const [from, to] = [releasesWith('1.0.0'), testFolder()];
  mkdirSync(join(to, 'lobby/1.0.0'), { recursive: true });
  writeFileSync(join(to, 'lobby/1.0.0/half.js'), '');
  deliver({ from, to, names: [], host });
  expect(existsSync(join(to, 'lobby/1.0.0/half.js'))).toBe(false);
  expect(liveIn(to)).toBe('1.0.0');
});

test('deliver > refuses other contents under a version that is there, a changed file, and what is not there; then nothing is live', () => {
  const to = testFolder();
  const changed = releasesWith('1.0.0', 'source', (folder) => writeFileSync(join(folder, 'lobby.js'), 'changed'));
  expect(() => deliver({ from: changed, to, names: [], host })).toThrow('hash');
  const missing = releasesWith('1.0.0', 'source', (folder) => rmSync(join(folder, 'entry.12345678.js')));
  expect(() => deliver({ from: missing, to, names: [], host })).toThrow('refused');
  expect(() => deliver({ from: missing, to, names: ['other'], host })).toThrow('has no other. It has: lobby.');
  expect([liveIn(to), existsSync(join(to, 'lobby'))]).toEqual([undefined, false]);
  deliver({ from: releasesWith('1.0.0'), to, names: [], host });
  expect(() => deliver({ from: releasesWith('1.0.0', 'others'), to, names: [], host })).toThrow('version of its own');
});

test('deliver > refuses a remote that needs another host', () =>
  expect(() =>
    deliver({ from: releasesWith('1.0.0'), to: testFolder(), names: [], host: { ...host, hostApi: '2.0.0' } }),
  ).toThrow('host-api-range'));

test('deliver > keeps the files of the host beside it for open pages, each once, and needs none', () => {
  const [archive, to] = [testFolder(), testFolder()];
  const script = 'static/js/index.0a1b2c3d.js';
  mkdirSync(join(archive, 'host/dist/static/js'), { recursive: true });
  writeFileSync(join(archive, 'host/dist', script), 'one');
  expect(keepHostFiles(join(archive, 'releases'), to)).toBe(1);
  expect(keepHostFiles(join(archive, 'releases'), to)).toBe(0);
  expect(readFileSync(join(to, keptHosts, script), 'utf8')).toBe('one');
  expect(readdirSync(join(to, '.staging'))).toEqual([]);
  expect(keepHostFiles(releasesWith('1.0.0'), to)).toBe(0);
});
