import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { releaseLines } from '../tool/commands';
import { readRegistry } from './folderReading';
import { folderStore, repairPointer } from './folderStore';
import { promote, restore, rollback } from './promote';

/** A releases folder with three revisions: lobby and wallet, then lobby again. */
async function released(): Promise<string> {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  await promote(store, [published('1.0.0', { name: 'wallet', categories: [] })]);
  await promote(store, [published('1.1.0')]);
  return releases;
}

const pointer = (releases: string) => join(releases, 'registry.json');
const kept = (releases: string, revision: number) => join(releases, '.registry', `${revision}.json`);
const liveIn = (releases: string, before?: Registry) => {
  const { registry, faults } = readRegistry(releases, before);
  const live = Object.entries(registry.remotes).map(([name, record]) => `${name} ${record.live}`);
  return { live: live.sort(), revision: registry.revision, faults: faults.length };
};
const all = ['lobby 1.1.0', 'wallet 1.0.0'];

/** Modifies both copies of the newest revision directly. */
function spoil(releases: string, change: (remotes: Record<string, Record<string, unknown>>) => void): void {
  for (const file of [pointer(releases), kept(releases, 3)]) {
    const data = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<string, Record<string, unknown>> };
    change(data.remotes);
    writeFileSync(file, JSON.stringify(data));
  }
}

test.each<[string, (file: string) => void]>([
  ['truncated', (file) => truncateSync(file, 1000)],
  ['empty', (file) => truncateSync(file, 0)],
  ['gone', (file) => rmSync(file)],
  ['another thing', (file) => writeFileSync(file, '[1]')],
])(
  'a registry.json that is %s is the newest kept revision: for readers at once, on the disk with the next run',
  async (_, damage) => {
    const releases = await released();
    const complete = JSON.parse(readFileSync(pointer(releases), 'utf8'));
    damage(pointer(releases));
    expect(liveIn(releases)).toEqual({ live: all, revision: 3, faults: 1 });
    expect(repairPointer(releases)).toBe('repaired');
    expect(JSON.parse(readFileSync(pointer(releases), 'utf8'))).toEqual(complete);
    expect([liveIn(releases).faults, repairPointer(releases)]).toEqual([0, 'good']);
  },
);

test('if the newest revisions are damaged, the newest intact one is in force, and changes continue after the damaged ones', async () => {
  const releases = await released();
  truncateSync(pointer(releases), 100);
  truncateSync(kept(releases, 3), 100);
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.0.0', 'wallet 1.0.0'], revision: 2, faults: 2 });
  await promote(folderStore(releases), [published('1.2.0')]);
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.2.0', 'wallet 1.0.0'], revision: 4, faults: 0 });
});

test('a registry of which nothing can be read is an error, and not an empty one', () => {
  const releases = testFolder();
  writeFileSync(pointer(releases), '{');
  expect(() => readRegistry(releases)).toThrow(/The registry is refused/);
});

test('a bad record is replaced by its last intact one, and affects no other remote; a change repairs it', async () => {
  const releases = await released();
  spoil(releases, (remotes) => Object.assign(remotes.lobby ?? {}, { live: '9.9.9' }));
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.0.0', 'wallet 1.0.0'], revision: 3, faults: 1 });
  expect(await releaseLines(folderStore(releases))).toContain(
    '! lobby: the live version is not among its versions: that of revision 2 stays',
  );
  await promote(folderStore(releases), [published('1.1.0', { name: 'wallet', categories: [] })]);
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.0.0', 'wallet 1.1.0'], revision: 4, faults: 0 });
});

test('without a kept revision a bad record is what a reader had before, and without that its remote is left out', async () => {
  const releases = await released();
  const before = readRegistry(releases).registry;
  spoil(releases, (remotes) => delete remotes.lobby?.history);
  rmSync(join(releases, '.registry'), { recursive: true });
  expect(liveIn(releases, before)).toEqual({ live: all, revision: 3, faults: 1 });
  expect(liveIn(releases)).toEqual({ live: ['wallet 1.0.0'], revision: 3, faults: 1 });
});

test('a registry that is older than what a reader has is not taken', async () => {
  const releases = await released();
  const before = readRegistry(releases).registry;
  writeFileSync(pointer(releases), readFileSync(kept(releases, 1)));
  expect(liveIn(releases)).toEqual({ live: all, revision: 3, faults: 0 });
  rmSync(join(releases, '.registry'), { recursive: true });
  expect(liveIn(releases, before)).toEqual({ live: all, revision: 3, faults: 1 });
});

test('a folder from before revisions were kept keeps the one it has with its first change', async () => {
  const releases = await released();
  rmSync(join(releases, '.registry'), { recursive: true });
  mkdirSync(join(releases, '.staging'), { recursive: true });
  await rollback(folderStore(releases), 'lobby');
  expect(await folderStore(releases).history()).toEqual([4, 3]);
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.0.0', 'wallet 1.0.0'], revision: 4, faults: 0 });
});

/** Puts an old registry in place of the pointer, as another machine, a careless copy or an attacker would. */
function fromElsewhere(releases: string, change: (registry: Registry) => void): void {
  const registry = JSON.parse(readFileSync(pointer(releases), 'utf8')) as Registry;
  change(registry);
  writeFileSync(pointer(releases), JSON.stringify(registry));
}

test('a registry.json above every kept revision is not taken, is set aside, and hinders no change', async () => {
  const releases = await released();
  const before = readRegistry(releases).registry;
  fromElsewhere(releases, (registry) => Object.assign(registry, { revision: 99, remotes: {} }));
  for (const known of [undefined, before]) {
    expect(liveIn(releases, known)).toEqual({ live: all, revision: 3, faults: 1 });
  }
  expect(readRegistry(releases).faults[0]?.message).toBe('revision 99 was not written here: 3 is the newest');
  await promote(folderStore(releases), [published('1.2.0')]);
  expect(liveIn(releases)).toEqual({ live: ['lobby 1.2.0', 'wallet 1.0.0'], revision: 4, faults: 0 });
  fromElsewhere(releases, (registry) => Object.assign(registry, { revision: 77 }));
  expect(repairPointer(releases)).toBe('repaired');
  expect(JSON.parse(readFileSync(pointer(releases), 'utf8')).revision).toBe(4);
  expect(JSON.parse(readFileSync(join(releases, '.registry/from-elsewhere.json'), 'utf8')).revision).toBe(77);
});

test.each<[string, (registry: Registry) => void, string]>([
  ['jumps', (registry) => Object.assign(registry, { revision: 5 }), 'revision 5 does not follow 3, which stays'],
  ['lacks a remote', ({ remotes }) => delete remotes.wallet, 'it lacks wallet: revision 3 stays'],
])('without kept revisions, a registry.json that %s is not taken by a reader that has one', async (_, change, why) => {
  const releases = await released();
  const before = readRegistry(releases).registry;
  rmSync(join(releases, '.registry'), { recursive: true });
  fromElsewhere(releases, change);
  expect(liveIn(releases, before)).toEqual({ live: all, revision: 3, faults: 1 });
  expect(readRegistry(releases, before).faults[0]?.message).toBe(why);
});

test('everything can be live again as in a kept revision, above every revision that was ever seen', async () => {
  const releases = await released();
  const store = folderStore(releases);
  const restored = await restore(store, await store.at(2), { now: new Date('2026-05-01T00:00:00Z') });
  expect(restored.revision).toBe(1_777_593_600);
  const live = ['lobby 1.0.0', 'wallet 1.0.0'];
  expect(liveIn(releases)).toEqual({ live, revision: restored.revision, faults: 0 });
  await promote(store, [published('1.2.0')]);
  expect((await store.read()).revision).toBe(restored.revision + 1);
  expect(await releaseLines(store, ['--restore', '2'])).toEqual([
    expect.stringMatching(/^Live as in revision 2, with revision \d{10}\.$/),
  ]);
  await expect(releaseLines(store, ['--restore', '77'])).rejects.toThrow(/that is kept: .*, 3, 2, 1, 0$/);
});
