import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hosts } from '@marquee/edge/page/hosts';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { sweep } from '@marquee/federation-release/publish/placeVersion';
import { removeUnused, unusedFor } from '@marquee/federation-release/publish/removeUnused';
import { isInCanary } from '@marquee/federation-release/registry/audience';
import { prove } from '@marquee/federation-release/registry/healing';
import { type Audience, quarantine, rollback } from '@marquee/federation-release/registry/promote';
import { changeRegistry, keptRevisions } from '@marquee/federation-release/registry/store';
import { hostProblems } from '@marquee/federation-release/run/runtimeGate';
import { hostFormat, hostName } from '@marquee/federation-runtime/hostRecord';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openHostEdge, origin } from './testing/hostEdge';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let running: TestEdge;
const folders: string[] = [];
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await running.close();
});

function openEdge() {
  const edge = openHostEdge(running);
  folders.push(edge.folder);
  return edge;
}

const half: Audience = { percent: 50 };

const isIn = (bucket: number, version = '1.7.0-x') =>
  isInCanary(hostName, { version, ...half }, { site: 'localhost', bucket });
const someBuckets = Array.from({ length: 40 }, (_, at) => at * 251);
const inside = someBuckets.find((bucket) => isIn(bucket)) ?? 0;
const outside = someBuckets.find((bucket) => !isIn(bucket)) ?? 0;

test('without a record pages are of HOST_DIST; a canary is for its share, and a rollback for everybody at once', async () => {
  const { ask, closed, errors, opened, release, releases, scriptOf, store } = openEdge();
  expect(await scriptOf()).toBe('index');
  const first = await release('first');
  expect(await scriptOf(outside)).toBe('first');
  const second = await release('second', half);
  const given = await Promise.all(someBuckets.map(scriptOf));
  expect(given).toEqual(someBuckets.map((bucket) => (isIn(bucket) ? 'second' : 'first')));
  const latest = async (bucket: number) =>
    ((await (await ask('/build/latest.json', bucket)).json()) as { id: string }).id;
  expect([await latest(inside), await latest(outside)]).toEqual([second.slice(6), first.slice(6)]);
  // An open tab of either build loads what it has not loaded yet, from any edge.
  for (const name of ['index', 'first', 'second'])
    expect((await ask(`/static/js/${name}.12345678.js`, outside)).status).toBe(200);
  expect((await ask(`/releases/host/${first}/server.json`)).status).toBe(404);

  await rollback(store, hostName, first);
  expect(await Promise.all([scriptOf(inside), scriptOf(outside)])).toEqual(['first', 'first']);
  expect(await latest(inside)).toBe(first.slice(6));
  const folderOf = (version: string) => join(releases, hostName, version);
  expect(opened.slice(1)).toEqual([first, second].map(folderOf));
  expect(closed).toEqual([opened[0], folderOf(second)]);
  expect(errors).toEqual([]);
});

test('a version whose folder is missing, or that this edge does not know, is left out until it can be served', async () => {
  const { errors, release, releases, scriptOf } = openEdge();
  const first = await release('first');
  const second = await release('second');
  const folderOf = (version: string) => join(releases, hostName, version);
  renameSync(folderOf(second), join(releases, 'away'));
  expect(await scriptOf()).toBe('first');
  writeFileSync(join(folderOf(first), 'server.json'), JSON.stringify({ format: hostFormat + 1 }));
  const again = openAt(releases);
  expect(again.scriptOf()).toContain(join(running.folder, 'host'));
  expect(errors).toHaveLength(1);
  expect(again.errors).toHaveLength(2);
  renameSync(join(releases, 'away'), folderOf(second));
  expect(openAt(releases).scriptOf()).toBe(folderOf(second));
});

test('the run of a host refuses a site that serves another build, or whose server draws no page', async () => {
  const { ask, release, releases } = openEdge();
  const [first, second] = [await release('first'), await release('second')];
  const textOf = async (path: string) => (await ask(path)).text();
  const messages = async () => (await hostProblems(textOf, second, 0)).map(({ message }) => message);
  expect(await messages()).toEqual(['/: is not drawn on the server']);
  renameSync(join(releases, hostName, second), join(releases, 'away'));
  await expect.poll(messages).toEqual([`/: is of the build ${first.slice(6)}`]);
});

/** What an edge that is started now serves. */
function openAt(releasesFolder: string) {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const hosts = new Hosts({ hostFolder: join(running.folder, 'host'), releasesFolder, report });
  const registry = new RegistrySource(releasesFolder, report).current();
  return { errors, scriptOf: () => hosts.for(registry, { site: 'localhost', bucket: 0 }).folder };
}

test('a version that is taken from under its pages is no longer given, and open tabs are told of the next one', async () => {
  const { ask, errors, release, releases, scriptOf, store } = openEdge();
  const [first, second] = [await release('first'), await release('second')];
  const folderOf = (version: string) => join(releases, hostName, version);
  const answer = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('cache-control')];
  };
  const latest = async () => ((await (await ask('/build/latest.json')).json()) as { id: string }).id;
  expect([await scriptOf(), await latest()]).toEqual(['second', second.slice(6)]);

  // By hand: the registry has it still. The edge looks at a build's folder again after a moment.
  renameSync(folderOf(second), join(releases, 'away'));
  await expect.poll(() => scriptOf()).toBe('first');
  expect(await latest()).toBe(first.slice(6));
  expect(await answer('/static/js/second.12345678.js')).toEqual([404, 'no-store']);
  expect(await answer(`/build/${second.slice(6)}.json`)).toEqual([404, 'no-store']);
  expect(errors).toHaveLength(1);

  // By the clean-up: what no kept revision has, after a week.
  renameSync(join(releases, 'away'), folderOf(second));
  await rollback(store, hostName, first);
  await changeRegistry(store, (remotes) => {
    delete remotes[hostName]?.versions[second];
    return remotes;
  });
  for (let at = 0; at < keptRevisions; at++) await changeRegistry(store, (remotes) => remotes);
  sweep(releases, { ownToo: true });
  expect(removeUnused(releases)).toEqual([]);
  expect((await answer('/static/js/second.12345678.js'))[0]).toBe(200);
  expect(removeUnused(releases, Date.now() + unusedFor)).toEqual([`${hostName}/${second}`]);
  expect([await scriptOf(), await latest()]).toEqual(['first', first.slice(6)]);
  expect(await answer('/static/js/second.12345678.js')).toEqual([404, 'no-store']);
  expect(existsSync(folderOf(first))).toBe(true);
  // It had not looked for so long that nothing kept shows what followed.
  expect(errors.slice(1).map(String)).toEqual([expect.stringContaining('is taken, although nothing shows')]);
});

test('which remotes fit is decided by the host of the visitor', async () => {
  const { ask, release, store } = openEdge();
  await release('first');
  const next = await release('next', half);
  await changeRegistry(store, (remotes) => {
    const description = remotes[hostName]?.versions[next]?.description;
    if (description) description.hostApi = '2.0.0';
    return remotes;
  });
  const versions = async (bucket: number) => {
    const { remotes } = (await (await ask('/registry.json', bucket)).json()) as { remotes: { name: string }[] };
    return remotes.map(({ name }) => name);
  };
  expect([await versions(inside), await versions(outside)]).toEqual([[], ['lobbies']]);
});

test('a canary host whose code fails stops itself; a live one stays without a proven one before it', async () => {
  const { errors, fail, record, release, run, scriptOf, store } = openEdge();
  const first = await release('first');
  for (let at = 0; at < 12; at++) await fail(outside, 'first', `10.1.${at}.7`);
  expect(record()?.quarantined).toEqual([]);
  const second = await release('second', half);
  for (let at = 0; at < 60; at++) {
    const bucket = someBuckets[at % someBuckets.length] ?? 0;
    const id = (isIn(bucket) ? second : first).slice(6);
    await run(bucket, id, `10.2.${at}.7`);
  }
  // Of the other build: nobody in this arm has that file.
  for (let at = 0; at < 12; at++) await fail(outside, 'second', `10.3.${at}.7`);
  expect(record()?.canary?.version).toBe(second);
  for (let at = 0; at < 20; at++) await fail(inside, 'second', `10.4.${at}.7`);
  expect(errors).toEqual([]);
  await expect.poll(() => record()).toMatchObject({ live: first, canary: null, quarantined: [{ version: second }] });

  await prove(store, [{ remote: hostName, version: first }]);
  const third = await release('third');
  for (let at = 0; at < 12; at++) await fail(outside, 'third', `10.5.${at}.7`);
  await expect.poll(() => record()?.quarantined.map(({ version }) => version)).toEqual([second, third]);
  await quarantine(store, hostName, first, 'all are bad');
  expect(await scriptOf(outside)).toBe('index');
});

test('a press that the host fails withdraws it; the background, a remote and an extension that call it do not', async () => {
  const own = `${origin}/static/js/second.12345678.js:1:2`;
  const crowd = async (failure: Record<string, string>) => {
    const { fail, record, release, store } = openEdge();
    const first = await release('first');
    await prove(store, [{ remote: hostName, version: first }]);
    const second = await release('second');
    const report = { remote: hostName, phase: 'press', places: own, ...failure };
    for (let at = 0; at < 12; at++) await fail(outside, 'second', `10.1.${at}.7`, report);
    return { first, second, record };
  };
  const innocents: Record<string, string>[] = [
    { phase: 'background' },
    { places: `${own} ${origin}/releases/lobbies/1.0.0/lobby.js:1:2` },
    { places: `${own} chrome-extension://abc/content.js:1:2` },
  ];
  for (const innocent of innocents) expect((await crowd(innocent)).record()?.quarantined).toEqual([]);
  const { first, second, record } = await crowd({});
  await expect.poll(record).toMatchObject({ lastGood: first, quarantined: [{ version: second }] });
});
