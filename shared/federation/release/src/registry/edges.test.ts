import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { published, testFolder } from '../testing';
import { releaseLines } from '../tool/commands';
import { deafEdges, deafLines, forgetEdge, forgetEnded, noteEdge, runningEdges } from './edges';
import { readRegistry, revisionFile } from './folderReading';
import { folderStore } from './folderStore';
import { promote, quarantine, restore } from './promote';

let releases: string;
const serves = (revision: number, id = String(revision)) => ({ revision, id });
const since = new Date('2026-11-28T18:00:00Z');
const newest = () => readRegistry(releases).registry;

beforeEach(async () => {
  releases = testFolder();
  await promote(folderStore(releases), [published('1.0.0')]);
  await promote(folderStore(releases), [published('1.1.0')]);
});
afterEach(() => forgetEdge(releases));

/** The name of the only note. */
const noteName = () => readdirSync(join(releases, '.edges')).join();

/** Notes another edge, which said so `age` ms before the newest revision was written. */
function noteOther(name: string, revision: number, age: number) {
  const file = join(releases, '.edges', `${name}.json`);
  writeFileSync(file, JSON.stringify({ host: 'web-2', pid: 7, ...serves(revision), since: since.toISOString() }));
  const at = new Date(statSync(revisionFile(releases, 2)).mtimeMs - age);
  utimesSync(file, at, at);
}

test('an edge that serves the newest revision, or had no time to follow it, is not said', async () => {
  noteEdge(releases, newest(), { since });
  expect(runningEdges(releases)).toMatchObject([{ host: hostname(), pid: process.pid, revision: 2 }]);
  noteOther('web-2.7.abc', 1, -1_000);
  expect(deafLines(releases, newest())).toEqual([]);
});

test('of edges of one folder that which serves another revision is said, with the reason and the cure', () => {
  noteEdge(releases, newest(), { since });
  noteOther('web-2.7.abc', 1049, -6_000);
  noteOther('web-3.7.abc', 1, -6_000);
  expect(deafEdges(releases, newest()).map(({ revision, cure }) => [revision, cure])).toEqual([
    [1049, expect.stringContaining('next change')],
    [1, expect.stringContaining('--restore 2')],
  ]);
  expect(deafLines(releases, newest())[0]).toMatch(
    /^! the edge web-2, process 7, serves revision 1049 since 2026-11-28T18:00:00.000Z, not 2\. /,
  );
});

test('another revision of the same number is another one', () => {
  noteEdge(releases, { ...newest(), id: 'foreign' }, { since, stays: 'no' });
  const file = join(releases, '.edges', noteName());
  const later = new Date(statSync(file).mtimeMs + 60_000);
  utimesSync(file, later, later);
  expect(deafLines(releases, newest())).toEqual([expect.stringContaining('revision 2 since')]);
});

test('every change is above what a running edge serves, and ends its deafness', async () => {
  noteEdge(releases, serves(1049), { since });
  const store = folderStore(releases);
  const { revision, after } = await quarantine(store, 'lobby', '1.1.0', 'no');
  expect([revision, after]).toEqual([1050, [(await store.at(2)).id]]);
  expect((await promote(store, [published('1.2.0')])).revision).toBe(1051);
  expect(await store.history()).toEqual([1051, 1050, 2, 1, 0]);
});

test('edges that ended are forgotten: by their word, or when they are silent', () => {
  noteEdge(releases, newest(), { since });
  forgetEdge(releases);
  expect(runningEdges(releases)).toEqual([]);
  noteOther('web-2.7.abc', 1, 0);
  const minutes = (count: number) => Date.now() + count * 60_000;
  expect(runningEdges(releases, minutes(9)).length).toBe(1);
  expect(runningEdges(releases, minutes(11))).toEqual([]);
  // A process of this machine that is not there any more is not waited for.
  const machine = hostname().replace(/[^\w-]/g, '');
  noteOther(`${machine}.${process.pid}.other`, 1, 0);
  expect(runningEdges(releases, minutes(2)).length).toBe(1);
  forgetEnded(releases, minutes(11));
  expect(readdirSync(join(releases, '.edges'))).toEqual([]);
});

test('a note that nobody can read raises no number and hinders nothing', async () => {
  noteEdge(releases, newest(), { since });
  for (const text of ['', '{}', '{"host":"a","pid":1,"revision":1e15,"id":"x","since":"2026-11-28T18:00:00Z"}'])
    writeFileSync(join(releases, '.edges', `web-${text.length}.7.abc.json`), text);
  expect((await promote(folderStore(releases), [published('1.2.0')])).revision).toBe(3);
});

test('what came from elsewhere is built on by nobody, until a person says that it is right', async () => {
  const foreign = { ...newest(), revision: 1049, id: 'foreign', after: ['elsewhere'] };
  for (const file of [revisionFile(releases, 1049), join(releases, 'registry.json')])
    writeFileSync(file, JSON.stringify(foreign));
  const store = folderStore(releases);
  expect(await releaseLines(store)).toContainEqual(expect.stringContaining('1049 follows none that is kept'));
  await expect(quarantine(store, 'lobby', '1.1.0', 'no')).rejects.toThrow('remove');
  expect(existsSync(revisionFile(releases, 1050))).toBe(false);
  const before = await store.at(2);
  const restored = await restore(store, await store.at(1049));
  expect(readRegistry(releases, before).registry).toEqual(restored);
  await quarantine(store, 'lobby', '1.1.0', 'no');
  expect(readRegistry(releases, before).registry.revision).toBe(restored.revision + 1);
});
