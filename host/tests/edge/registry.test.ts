import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, registryText, type TestEdge } from './testing/testEdge';

interface Editable {
  revision: number;
  remotes: Record<string, { live?: unknown; versions?: Record<string, { description: Record<string, unknown> }> }>;
}

let running: TestEdge;
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(() => running.close());

/** A registry of which `other` is a second remote, on `/second`. */
function twoRemotes(revision: number): Editable {
  const registry = JSON.parse(registryText(revision, '1.0.0')) as Editable;
  const other = JSON.parse(registryText(revision, '1.0.0').replaceAll('lobbies', 'other')) as Editable;
  for (const { description } of Object.values(other.remotes.other?.versions ?? {})) {
    Object.assign(description, { routes: [{ path: '/second', page: './Lobby', title: 'slots' }], categories: [] });
  }
  return { ...registry, remotes: { ...registry.remotes, ...other.remotes } };
}

/** A starting edge on its own releases folder. */
function starting(files: Record<string, string>) {
  const releasesFolder = mkdtempSync(join(tmpdir(), 'marquee-registry-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(releasesFolder, file, '..'), { recursive: true });
    writeFileSync(join(releasesFolder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const errors: string[] = [];
  const metrics = new Metrics();
  const report = (error: unknown) => errors.push(String(error));
  const app = createEdge({
    link: insideLink(running.backend.app),
    hostFolder: join(running.folder, 'host'),
    registries: openRegistries({ releasesFolder, metrics, report }),
    metrics,
    report,
  });
  const status = async (path: string) => (await app.fetch(new Request(`http://localhost${path}`), {})).status;
  const revisionOf = () => JSON.parse(readFileSync(join(releasesFolder, 'registry.json'), 'utf8')).revision as number;
  return { releasesFolder, write, errors, metrics, status, revisionOf, app };
}

const kept = { '.registry/1.json': registryText(1, '1.0.0'), '.registry/2.json': registryText(2, '1.0.1') };

test.each([
  ['truncated', registryText(2, '1.0.1').slice(0, 700)],
  ['empty', ''],
  ['not JSON', '<html>'],
])(
  'an edge that starts on a registry.json that is %s gives the pages of the newest kept revision, and puts it right',
  async (_, text) => {
    const { app, errors, status, revisionOf, releasesFolder } = starting({ ...kept, 'registry.json': text });
    expect([await status('/'), await status('/slots'), revisionOf()]).toEqual([200, 200, 2]);
    const html = await (await app.fetch(new Request('http://localhost/slots'), {})).text();
    expect(html).toContain('/releases/lobbies/1.0.1/');
    expect(errors).toEqual([
      expect.stringContaining('The registry has faults'),
      'Error: registry.json is the newest kept revision again',
    ]);
    rmSync(releasesFolder, { recursive: true });
  },
);

test('a registry.json that is truncated while an edge runs, and every kept revision with it, changes no page', async () => {
  const { status, errors, releasesFolder } = starting({ 'registry.json': registryText(1, '1.0.0') });
  expect(await status('/slots')).toBe(200);
  truncateSync(join(releasesFolder, 'registry.json'), 300);
  expect([await status('/slots'), await status('/'), errors.length]).toEqual([200, 200, 1]);
  rmSync(join(releasesFolder, 'registry.json'));
  expect([await status('/slots'), errors.length]).toEqual([200, 2]);
  rmSync(releasesFolder, { recursive: true });
});

test.each<[string, (remotes: Editable['remotes']) => void]>([
  ['without routes', ({ other }) => Object.values(other?.versions ?? {}).map((one) => delete one.description.routes)],
  ['without labels', ({ other }) => Object.values(other?.versions ?? {}).map((one) => delete one.description.labels)],
  ['whose live version is unknown', ({ other }) => Object.assign(other ?? {}, { live: '7.0.0' })],
  ['that is a number', (remotes) => Object.assign(remotes, { other: 7 })],
])(
  'a record %s costs no page of another remote; its own stay as they were, and are gone only where they never were',
  async (_, spoil) => {
    const good = twoRemotes(1);
    const bad = twoRemotes(2);
    spoil(bad.remotes);
    const was = starting({ 'registry.json': JSON.stringify(good) });
    expect(await was.status('/second')).toBe(200);
    was.write('registry.json', JSON.stringify(bad));
    expect([await was.status('/second'), await was.status('/slots'), await was.status('/')]).toEqual([200, 200, 200]);
    expect(was.errors.join()).toContain('other: ');
    const figures = await was.metrics.text();
    expect(figures).toMatch(/^marquee_registry_faults 1$/m);
    expect(figures).toMatch(/^marquee_registry_revision 2$/m);
    const never = starting({ 'registry.json': JSON.stringify(bad) });
    expect([await never.status('/second'), await never.status('/slots'), await never.status('/')]).toEqual([
      404, 200, 200,
    ]);
    for (const { releasesFolder } of [was, never]) rmSync(releasesFolder, { recursive: true });
  },
);
