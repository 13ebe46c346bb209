import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FigureLog } from '@marquee/federation-release/canary/figureLog';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { heal } from '@marquee/federation-release/registry/healing';
import { promote } from '@marquee/federation-release/registry/promote';
import { newKeys, trustFolder } from '@marquee/federation-release/registry/signature';
import { published } from '@marquee/federation-release/testing';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

const site = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
const store = folderStore(site);
let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let one: Actor;
let names = 0;

beforeAll(async () => {
  backend = await testBackend({ releases: { site, stepTime: 60_000 } });
  await backend.reset();
  desk = staffDesk(backend);
  one = await desk.member(['releases'], { site: null });
});
afterAll(async () => {
  await backend.close();
  rmSync(site, { recursive: true, force: true });
});

const version = (name: string, number: string) => published(number, { name });
const overview = (days = 1) => desk.done(one, 'releases/overview', { product: 'site', days }, { site: '' });
const ask = { site: '' };

/** A new remote with two versions, the second live. */
async function released(canary?: { percent: number; steps?: boolean }) {
  names += 1;
  const name = `part${names}`;
  for (const number of ['1.0.0', '1.1.0']) await promote(store, [version(name, number)], { author: { who: 'Team' } });
  if (canary)
    await promote(store, [version(name, '1.2.0')], { audience: canary, author: { who: 'Team', reason: 'try' } });
  return name;
}

const seen = async () => (await store.read()).registry.revision;
const record = async (name: string) => (await store.read()).registry.remotes[name];

test('what is live, who made it so, and a canary with what its next step waits for', async () => {
  const name = await released({ percent: 1, steps: true });
  const { live, canaries, presses, fixed } = await overview();
  expect(fixed).toBeNull();
  expect(live.find(({ remote }) => remote === name)).toMatchObject({
    ...{ version: '1.1.0', last_good: '1.0.0', is_proven: false, is_withdrawn: false, off: null },
    change: { who: 'Team', by: null },
  });
  const waits = expect.arrayContaining(['500 more visitors', '50 more networks']);
  expect(canaries.find(({ remote }) => remote === name)).toMatchObject({
    ...{ version: '1.2.0', live: '1.1.0', audience: '1 %', next: 10, is_stepping: true, waits },
    change: { who: 'Team', reason: 'try' },
    visitors: { canary: 0, live: 0 },
  });
  const own = presses.filter(({ remote }) => remote === name).map(({ press, version: of }) => `${press} ${of}`);
  expect(own).toEqual([
    ...['step 1.2.0', 'promote 1.2.0', 'end 1.2.0', 'rollback 1.0.0'],
    ...['withdraw 1.1.0', 'withdraw 1.2.0', 'withdraw 1.0.0', 'off 1.1.0'],
  ]);
});

test('the figures of a canary are those of all edges, and stay when an edge has ended', async () => {
  const name = await released({ percent: 10 });
  const day = new Date().toISOString().slice(0, 10);
  const arms = JSON.stringify([name, '1.1.0', '1.2.0', 10, null]);
  for (const visitor of [1, 2, 3]) {
    // Each visitor comes to an edge of its own, which ends.
    const edge = new FigureLog(site, day);
    const seen = { name: arms, arm: 'canary', session: `session ${visitor}`, network: `network ${visitor}` } as const;
    edge.add({ ...seen, sign: 'seen' });
    if (visitor === 3) edge.add({ ...seen, sign: 'failed' });
  }
  const canary = (await overview()).canaries.find(({ remote }) => remote === name);
  expect(canary?.visitors).toEqual({ canary: 3, live: 0 });
  expect(canary?.measures[0]).toMatchObject({ what: 'failures', canary: 1, live: 0, is_over: false });
});

test('each act changes the folder, and the trail and the audit name the person and the reason', async () => {
  const name = await released({ percent: 10 });
  const press = async (act: 'step' | 'end' | 'rollback' | 'withdraw' | 'off' | 'on', of: string) =>
    desk.done(
      one,
      `releases/${act}`,
      { remote: name, version: of, seen: await seen() },
      { ...ask, reason: 'as asked' },
    );
  expect((await press('step', '1.2.0')).text).toBe('The canary has 50 %.');
  expect((await press('end', '1.2.0')).text).toMatch(/^The canary 1\.2\.0 has ended .* Everybody gets 1\.1\.0\.$/);
  expect((await press('withdraw', '1.1.0')).text).toMatch(/Everybody gets 1\.0\.0\.$/);
  expect((await press('rollback', '1.1.0')).text).toMatch(/Everybody gets 1\.1\.0\.$/);
  expect((await press('off', '1.1.0')).text).toMatch(/It is switched off: nobody sees it\.$/);
  expect((await overview()).live.find(({ remote }) => remote === name)?.off).toMatchObject({ reason: 'as asked' });
  await promote(store, [version(name, '1.3.0')]);
  expect((await press('on', '1.3.0')).text).toMatch(/Everybody gets 1\.3\.0\.$/);
  const shown = await desk.done(one, 'releases/remote', { remote: name }, ask);
  expect(shown.off).toBeNull();
  const own = shown.history.filter(({ reason }) => reason?.includes('as asked'));
  expect(own).toHaveLength(6);
  for (const { who } of own) expect(who).toMatch(new RegExp(`^${one.name} \\(desk [0-9a-f]{8}\\)$`));
  const { value } = await desk.done(desk.console, 'audit/list', {}, ask);
  expect(value[0]).toMatchObject({ act: 'releases/on', reason: 'as asked', target: `remote:${name}@1.3.0` });
});

test('a canary is given to everybody, but not where another remote moved since', async () => {
  const name = await released({ percent: 10 });
  const input = { remote: name, version: '1.2.0', seen: await seen() };
  const other = await released();
  expect(await desk.refused(one, 'releases/promote', input, ask)).toBe('releaseNotDone');
  expect((await overview()).canaries.find(({ remote }) => remote === name)?.is_unchecked).toBe(true);
  await promote(store, [version(name, '1.4.0')], { audience: { percent: 10 } });
  const again = { remote: name, version: '1.4.0', seen: await seen() };
  expect((await desk.done(one, 'releases/promote', again, ask)).text).toMatch(/^1\.4\.0 is live/);
  expect(await record(name)).toMatchObject({ live: '1.4.0', canary: null, lastGood: '1.1.0' });
  expect((await record(other))?.live).toBe('1.1.0');
});

test('of two who press at once one does it, and the other one reads that it was changed', async () => {
  const name = await released();
  const input = { remote: name, version: '1.1.0', seen: await seen() };
  const other = await desk.member(['releases'], { site: null });
  const answers = await Promise.all(
    [one, other].map((who) => desk.call(who, 'releases/withdraw', input, { ...ask, reason: 'at once' })),
  );
  const said = answers.map(({ statusMessage }) => statusMessage).sort();
  expect(said).toEqual(['OK', 'releaseChanged']);
  expect((await record(name))?.history.filter(({ reason }) => reason === 'at once')).toHaveLength(1);
});

test('a version that the site withdrew shows what visitors saw, as texts of strangers', async () => {
  const name = await released();
  const cause = '<img src=x onerror=alert(1)>';
  const at = new Date().toISOString();
  const evidence = { visitors: 9, failed: 8, networks: 7, server: 0, first: at, last: at, cause, place: '/x.js' };
  await heal(store, name, '1.1.0', evidence, 'edge one');
  const found = (await overview()).withdrawn.find(({ remote }) => remote === name);
  expect(found).toMatchObject({
    ...{ version: '1.1.0', is_out: true, instead: '1.0.0', change: { by: 'health', who: 'edge one' } },
    evidence: { visitors: 9, failed: 8, networks: 7, cause, compared: null },
  });
});

test.each([
  [{ remote: 'nothing', version: '1.0.0' }, 'releaseNotDone'],
  [{ remote: 'constructor', version: '1.0.0' }, 'releaseNotDone'],
  [{ remote: 'part1', version: '9.9.9' }, 'releaseNotDone'],
  [{ remote: 'part1', version: '__proto__' }, 'releaseNotDone'],
  [{ remote: 'desk-today', version: '1.0.0' }, 'releasesAway'],
] as const)('%j is refused: %s', async (input, because) => {
  await released();
  const before = await seen();
  expect(await desk.refused(one, 'releases/withdraw', { ...input, seen: before }, ask)).toBe(because);
  expect(await seen()).toBe(before);
});

test('the host is never switched off', async () => {
  await promote(store, [version('host', '1.0.0')]);
  const input = { remote: 'host', version: '1.0.0', seen: await seen() };
  expect(await desk.refused(one, 'releases/off', input, ask)).toBe('releaseNotDone');
  expect((await overview()).presses.filter(({ remote, press }) => remote === 'host' && press === 'off')).toEqual([]);
});

test('a person of one site may not look at releases, and without the right nobody changes them', async () => {
  const guest = await desk.member(['releases'], { site: 'localhost' });
  expect(await desk.refused(guest, 'releases/overview', { product: 'site' }, ask)).toBe('permissionMissing');
  const auditor = await desk.member(['auditor'], { site: null });
  await desk.done(auditor, 'releases/overview', { product: 'site' }, ask);
  const input = { remote: 'part1', version: '1.1.0', seen: await seen() };
  expect(await desk.refused(auditor, 'releases/withdraw', input, ask)).toBe('permissionMissing');
});

test('a signed registry is changed only where the process has the key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
  const { key, signingKey } = newKeys();
  trustFolder(folder, { RELEASE_KEYS: [key], RELEASE_SIGNING_KEY: [signingKey], RELEASE_SIGNED_DAYS: 1 });
  await promote(folderStore(folder), [version('lobby', '1.0.0')]);
  await promote(folderStore(folder), [version('lobby', '1.1.0')]);
  const signed = { RELEASE_KEYS: [key], RELEASE_SIGNED_DAYS: 1 };
  const other = await testBackend({ releases: { site: folder, signed } });
  try {
    const own = staffDesk(other);
    const who = await own.member(['releases'], { site: null });
    const shown = await own.done(who, 'releases/overview', { product: 'site' }, ask);
    expect(shown.fixed).toMatch(/RELEASE_SIGNING_KEY/);
    const input = { remote: 'lobby', version: '1.1.0', seen: shown.revision };
    expect(await own.refused(who, 'releases/withdraw', input, ask)).toBe('releasesAway');
  } finally {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
