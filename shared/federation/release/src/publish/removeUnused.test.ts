import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { revisionFile } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote } from '../registry/promote';
import { keptRevisions } from '../registry/store';
import { published, testFolder } from '../testing';
import { placeVersion } from './placeVersion';
import { removeUnused, unusedFor } from './removeUnused';

const start = Date.parse('2026-01-01T00:00:00Z');

/** A releases folder in which several versions of `lobby` went live one after another. */
async function releasesWith(count: number): Promise<string> {
  const releases = testFolder();
  for (let index = 0; index < count; index++) await release(releases, `1.0.${index}`);
  return releases;
}

async function release(releases: string, version: string): Promise<void> {
  mkdirSync(join(releases, 'lobby', version), { recursive: true });
  writeFileSync(join(releases, 'lobby', version, 'remote.json'), '{}');
  await promote(folderStore(releases), [published(version)]);
}

const versionsIn = (releases: string) => readdirSync(join(releases, 'lobby')).length;

test('a version stays for a week after the last kept registry that had it', async () => {
  // Enough that no kept revision has the first.
  const releases = await releasesWith(keptRevisions + 12);
  expect(removeUnused(releases, start)).toEqual([]);
  expect(removeUnused(releases, start + unusedFor - 1)).toEqual([]);
  expect(versionsIn(releases)).toBe(keptRevisions + 12);
  const removed = removeUnused(releases, start + unusedFor);
  expect(removed).toContain('lobby/1.0.0');
  for (const version of removed) expect(existsSync(join(releases, version))).toBe(false);
  expect(versionsIn(releases)).toBe(keptRevisions + 12 - removed.length);
  expect(removeUnused(releases, start + 9 * unusedFor)).toEqual([]);
  // Everything that a restore or rollback may use exists.
  for (const revision of await folderStore(releases).history()) {
    const { lobby } = (await folderStore(releases).at(revision)).remotes;
    for (const version of Object.keys(lobby?.versions ?? {}))
      expect(existsSync(join(releases, 'lobby', version))).toBe(true);
  }
});

test('a version that was in use meanwhile starts a new week', async () => {
  const releases = await releasesWith(1);
  mkdirSync(join(releases, 'lobby', '0.9.0'));
  removeUnused(releases, start);
  const [newest = 0] = await folderStore(releases).history();
  const file = revisionFile(releases, newest);
  const without = readFileSync(file, 'utf8');
  writeFileSync(file, without.replaceAll('"1.0.0"', '"0.9.0"'));
  expect(removeUnused(releases, start + unusedFor)).toEqual([]);
  writeFileSync(file, without);
  expect(removeUnused(releases, start + unusedFor)).toEqual([]);
  expect(removeUnused(releases, start + 2 * unusedFor - 1)).toEqual([]);
  expect(removeUnused(releases, start + 2 * unusedFor)).toEqual(['lobby/0.9.0']);
});

test('nothing is removed where a registry cannot be read, and none where there is none', async () => {
  const releases = await releasesWith(3);
  mkdirSync(join(releases, 'lobby', '0.9.0'));
  removeUnused(releases, start);
  writeFileSync(revisionFile(releases, 2), '{"remotes":');
  expect(() => removeUnused(releases, start + unusedFor)).toThrow();
  expect(versionsIn(releases)).toBe(4);
  const empty = testFolder();
  mkdirSync(join(empty, 'lobby', '1.0.0'), { recursive: true });
  expect([removeUnused(empty, start), removeUnused(empty, start + unusedFor)]).toEqual([[], []]);
});

test('what is no version of a remote is not touched, and a lost list is started again', async () => {
  const releases = await releasesWith(1);
  for (const folder of ['lobby/0.9.0', 'lobby/not a version', 'Docs/1.0.0', '.staging/x'])
    mkdirSync(join(releases, folder), { recursive: true });
  removeUnused(releases, start);
  writeFileSync(join(releases, '.registry/unused.json'), '{"lobby/0.9.0":"long ago"}');
  expect(removeUnused(releases, start + unusedFor)).toEqual([]);
  expect(removeUnused(releases, start + 2 * unusedFor)).toEqual(['lobby/0.9.0']);
  for (const folder of ['lobby/1.0.0', 'lobby/not a version', 'Docs/1.0.0'])
    expect(existsSync(join(releases, folder))).toBe(true);
});

test('a version that is published again is left alone until the registry names it', async () => {
  const releases = await releasesWith(1);
  mkdirSync(join(releases, 'lobby', '0.9.0'));
  removeUnused(releases, start);
  const draft = join(releases, '.staging/draft');
  mkdirSync(draft, { recursive: true });
  placeVersion(releases, { remote: 'lobby', version: '0.9.0' }, draft);
  expect(removeUnused(releases, start + 2 * unusedFor)).toEqual([]);
  expect(existsSync(join(releases, 'lobby/0.9.0'))).toBe(true);
});
