import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { Hosts } from '@marquee/edge/page/hosts';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { takeHost } from '@marquee/federation-release/publish/publishHost';
import { isInCanary } from '@marquee/federation-release/registry/audience';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { prove } from '@marquee/federation-release/registry/healing';
import { type Audience, promote, quarantine, rollback } from '@marquee/federation-release/registry/promote';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import { hostFormat, hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, registryText, type TestEdge, writeHost } from './testing/testEdge';

let running: TestEdge;
const folders: string[] = [];
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await running.close();
});

const origin = 'http://localhost';
const half: Audience = { percent: 50 };

/** An edge on a releases folder of its own, in which hosts can be released. */
function openEdge() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-hosts-'));
  folders.push(folder);
  const releases = join(folder, 'releases');
  mkdirSync(join(releases, 'lobbies/1.0.0'), { recursive: true });
  const registry = JSON.parse(registryText(1, '1.0.0')) as Registry;
  const { description } = registry.remotes.lobbies?.versions['1.0.0'] ?? {};
  if (description) description.hostApi = '^1.0.0';
  writeFileSync(join(releases, 'registry.json'), JSON.stringify(registry));
  writeFileSync(join(releases, 'lobbies/1.0.0/remote.json'), JSON.stringify(description));
  const errors: unknown[] = [];
  const opened: string[] = [];
  const closed: string[] = [];
  const report = (error: unknown) => errors.push(error);
  const hostFolder = join(running.folder, 'host');
  const registries = new RegistrySource(releases, report);
  const health = new HealthWatch({ registries, report, log: () => {} });
  const openRenderers = (from: string) => {
    opened.push(from);
    const close = async () => void closed.push(from);
    return { count: 0, render: async () => null, started: async () => {}, close };
  };
  const hosts = new Hosts({ hostFolder, releasesFolder: releases, openRenderers, report });
  const link = insideLink(running.backend.app);
  const app = createEdge({ link, hostFolder, registries, hosts, health, trustProxy: true, report });
  const store = folderStore(releases);

  async function ask(path: string, bucket?: number, init: RequestInit = {}, network = '10.0.0.1') {
    // A request comes in a turn of its own: those of one turn share a look at the registry.
    await new Promise(setImmediate);
    const cookie = bucket === undefined ? '' : `marquee_bucket=${bucket}`;
    const headers = { host: 'localhost', 'x-forwarded-for': network, 'user-agent': 'test', cookie, ...init.headers };
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return app.fetch(new Request(origin + path, { ...init, headers }), bindings);
  }
  /** The name of the first script of a page: each build has its own. */
  const scriptOf = async (bucket?: number) =>
    /\/static\/js\/(\w+)\.12345678\.js/.exec(await (await ask('/slots', bucket)).text())?.[1];

  /** Releases a build with a first script of this name. */
  async function release(index: string, audience?: Audience) {
    const hostApi = '1.7.0';
    const build = join(folder, `build-${index}`);
    writeHost(build, index, { file: 'server/host.cjs', format: hostFormat, hostApi });
    const facts = { offers: {}, hostApi };
    const one = takeHost(build, facts, { releases, dryRun: false, onChecked: undefined });
    await promote(store, [one], { audience });
    return one.version;
  }
  const fail = (bucket: number, file: string, network: string) =>
    ask(
      '/api/telemetry/failure',
      bucket,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ domain_name: 'localhost', remote: 'lobbies', version: '1.0.0', phase: 'render', cause: 'no' },
          places: `${origin}/static/js/${file}.12345678.js`,
        }),
      },
      network,
    );
  const record = () => registries.current().remotes[hostName];
  return { ask, closed, errors, fail, opened, record, release, releases, scriptOf, store };
}

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

/** What an edge that is started now serves. */
function openAt(releasesFolder: string) {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const hosts = new Hosts({ hostFolder: join(running.folder, 'host'), releasesFolder, report });
  const registry = new RegistrySource(releasesFolder, report).current();
  return { errors, scriptOf: () => hosts.for(registry, { site: 'localhost', bucket: 0 }).folder };
}

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
  const { ask, errors, fail, record, release, scriptOf, store } = openEdge();
  const first = await release('first');
  for (let at = 0; at < 12; at++) await fail(outside, 'first', `10.1.${at}.7`);
  expect(record()?.quarantined).toEqual([]);
  const second = await release('second', half);
  for (let at = 0; at < 60; at++) {
    const bucket = someBuckets[at % someBuckets.length] ?? 0;
    const id = (isIn(bucket) ? second : first).slice(6);
    await ask(`/build/revision?host@${id}`, bucket, {}, `10.2.${at}.7`);
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
