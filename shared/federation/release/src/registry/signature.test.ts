import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { published } from '../testing';
import { readRegistry, revisionFile } from './folderReading';
import { folderStore, repairPointer, signRegistry } from './folderStore';
import { promote } from './promote';
import { newKeys, signedText, trustFolder } from './signature';

const [mine, next, foreign] = [newKeys(), newKeys(), newKeys()];
const days = 90;

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'marquee-signed-'));
});
afterEach(() => rmSync(releases, { recursive: true, force: true }));

/** A writer with the first pair, or a reader with some of the keys. */
const settings = (keys: readonly { key: string }[], signing?: { signingKey: string }, signedDays = days) => ({
  RELEASE_KEYS: keys.map(({ key }) => key),
  RELEASE_SIGNING_KEY: signing && [signing.signingKey],
  RELEASE_SIGNED_DAYS: signedDays,
});

const release = (version: string) => promote(folderStore(releases), [published(version)]);

/** Changes the file of a revision, and `registry.json` with it. */
function rewrite(revision: number, change: (text: string) => string) {
  const file = revisionFile(releases, revision);
  const text = change(readFileSync(file, 'utf8'));
  for (const one of [file, join(releases, 'registry.json')]) writeFileSync(one, text);
}

test('a signed release is read with its key, and says until when it holds', async () => {
  trustFolder(releases, settings([mine], mine));
  await release('1.0.0');
  const { registry, faults, signedUntil, pointer } = readRegistry(releases);
  expect([registry.remotes.lobby?.live, faults, pointer]).toEqual(['1.0.0', [], 'good']);
  expect((signedUntil ?? 0) - Date.now()).toBeGreaterThan((days - 1) * 24 * 3600_000);
  expect(await folderStore(releases).at(1)).toEqual(registry);
});

test('a folder that nobody speaks of needs no signature, and readers without keys read a signed one', async () => {
  await release('1.0.0');
  expect(readRegistry(releases).signedUntil).toBeUndefined();
  trustFolder(releases, settings([mine], mine));
  await signRegistry(releases);
  expect(readRegistry(releases, undefined, null).registry.remotes.lobby?.live).toBe('1.0.0');
});

test.each<[string, (text: string) => string, string]>([
  ['unsigned', (text) => text.replace(/,"signature":.*\}/, '}'), 'it is not signed'],
  ['truncated', (text) => text.slice(0, -60), 'JSON'],
  [
    'truncated within its signature',
    (text) => text.replace(/"\}\}\n$/, (end) => end).replace(/.{8}"\}\}\n$/, '"}}'),
    'none of RELEASE_KEYS',
  ],
  ['changed', (text) => text.replace('"live":"2.0.0"', '"live":"1.0.0"'), 'none of RELEASE_KEYS'],
  ['made to hold longer', (text) => text.replace(/"until":"\d{4}/, '"until":"2999'), 'none of RELEASE_KEYS'],
])('a revision that is %s is not taken: the last good one stays', async (_, change, message) => {
  trustFolder(releases, settings([mine], mine));
  const first = await release('1.0.0');
  const second = await release('2.0.0');
  rewrite(2, change);
  const starting = readRegistry(releases);
  expect(starting.registry).toEqual(first);
  expect(starting.faults.map((fault) => fault.message).join()).toContain(message);
  expect(readRegistry(releases, second).registry).toEqual(second);
  expect(repairPointer(releases)).not.toBe('good');
});

test('one signed by a foreign key is not taken, and fields in another order are the same registry', async () => {
  trustFolder(releases, settings([mine], mine));
  const first = await release('1.0.0');
  const fields = Object.fromEntries(Object.entries(first).reverse());
  rewrite(1, () => signedText(first, { keys: [], signingKey: foreign.signingKey, days }, Date.now()));
  expect(() => readRegistry(releases)).toThrow('none of RELEASE_KEYS');
  expect(readRegistry(releases, first).registry).toBe(first);
  const { signature } = JSON.parse(signedText(first, { keys: [], signingKey: mine.signingKey, days }, Date.now()));
  rewrite(1, () => JSON.stringify({ signature, ...fields }));
  expect(readRegistry(releases).registry).toEqual(first);
});

test('one whose time is over is not taken by a starting edge; a running one keeps it, and signing mends it', async () => {
  trustFolder(releases, settings([mine], mine));
  const first = await release('1.0.0');
  rewrite(1, () =>
    signedText(first, { keys: [], signingKey: mine.signingKey, days: 1 }, Date.now() - 2 * 24 * 3600_000),
  );
  expect(() => readRegistry(releases)).toThrow('releases --sign');
  expect(readRegistry(releases, first).registry).toBe(first);
  await expect(signRegistry(releases)).resolves.toBe(2);
  expect(readRegistry(releases).registry).toMatchObject({ revision: 2, remotes: first.remotes });
});

test('keys rotate: readers with both read what either has signed, and then the new one alone', async () => {
  trustFolder(releases, settings([mine], mine));
  await release('1.0.0');
  trustFolder(releases, settings([mine, next], mine));
  await release('2.0.0');
  trustFolder(releases, settings([mine, next], next));
  expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('2.0.0');
  await release('3.0.0');
  trustFolder(releases, settings([next]));
  expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('3.0.0');
  trustFolder(releases, settings([mine]));
  expect(readRegistry(releases).registry.remotes.lobby?.live).toBe('2.0.0');
});

test('who has no private key changes nothing, and a private key without its public one is refused', async () => {
  trustFolder(releases, settings([mine], mine));
  await release('1.0.0');
  trustFolder(releases, settings([mine]));
  await expect(release('2.0.0')).rejects.toThrow('RELEASE_SIGNING_KEY is not set');
  await expect(folderStore(releases).history()).resolves.toEqual([1, 0]);
  expect(() => trustFolder(releases, settings([mine], next))).toThrow('not among RELEASE_KEYS');
  expect(() => trustFolder(releases, settings([{ key: 'a'.repeat(40) }]))).toThrow('43 characters');
});
