import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostFormat, hostName } from '@marquee/federation-runtime/hostRecord';
import { expect, test } from '@rstest/core';
import { sweep } from '../publish/placeVersion';
import { takeHost } from '../publish/publishHost';
import { releasesWith } from '../publish/testing/releases';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { testFolder } from '../testing';
import { releaseRequest } from './arguments';
import { releaseLines, rollbackLine } from './commands';
import { isOfHost, releaseHost } from './releaseHost';

const sites = () => [{ site: 'a.example', categories: ['slot_game', 'fishing'], languages: ['EN' as const] }];

/** A releases folder with a remote that runs in the host that is here. */
const releasesHere = () =>
  releasesWith('1.0.0', 'source', (folder) => {
    const file = join(folder, 'remote.json');
    const compiled = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...compiled, hostApi: `^${hostApiVersion}` }));
  });

/** A build of the host with a mark in its script. */
function buildOf(mark: string, server: object = {}): string {
  const folder = testFolder();
  const described = { file: 'server/host.cjs', format: hostFormat, hostApi: hostApiVersion, ...server };
  const files = {
    'manifest.json': `{"mark":"${mark}"}`,
    'server.json': JSON.stringify(described),
    'static/a.js': mark,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Runs `release host <words>` with a build, beside what is served. */
async function run(releases: string, build: string, words: string[] = [], served = 'none'): Promise<string[]> {
  const lines: string[] = [];
  const copy = async (folder: string) => {
    for (const file of ['manifest.json', 'server.json', 'static/a.js']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), readFileSync(join(build, file)));
    }
    return 'abc1234';
  };
  const request = releaseRequest([hostName, ...words]);
  await releaseHost(request, { releases, served, make: copy, sites, print: (line) => lines.push(line) });
  return lines;
}

const record = (releases: string) => readRegistry(releases).registry.remotes[hostName];

test('the first canary keeps what was served until now; it is listed, and rolled back without a build', async () => {
  const releases = await releasesHere();
  const served = buildOf('old');
  const tried = await run(releases, buildOf('new'), ['--canary', '10%', '--simulate'], served);
  expect(tried.join('\n')).toMatch(/ (9|10)\.\d % of the visitors\n {2}− host@\S+\n {2}\+ host@\S+$/);
  expect(record(releases)).toBe(undefined);
  await run(releases, buildOf('new'), ['--canary', '10%', '--by', 'Ann', '--reason', 'brighter'], served);
  const { live = '', canary, versions = {}, history } = record(releases) ?? {};
  const fresh = canary?.version ?? '';
  expect(history).toMatchObject([
    { action: 'release', version: live, reason: 'served until now' },
    { action: 'canary', version: fresh, reason: 'brighter', commit: 'abc1234' },
  ]);
  expect(Object.keys(versions)).toEqual([live, fresh]);
  const textOf = (version: string) => readFileSync(join(releases, hostName, version, 'static/a.js'), 'utf8');
  expect([live, fresh].map(textOf)).toEqual(['old', 'new']);
  const store = folderStore(releases);
  expect((await releaseLines(store)).join('\n')).toMatch(new RegExp(`host +${live}[\\s\\S]+${fresh} +canary 10%`));
  const why = async (bucket: number) =>
    (await releaseLines(store, ['--why', 'a.example', '--visitor', `${bucket}`], sites)).join('\n');
  expect(await why(1)).toMatch(new RegExp(`host +(${live}|${fresh})\n`));

  const all = await run(releases, buildOf('new'), ['--simulate']);
  expect(all.join('\n')).toContain(`  − host@${live}\n  + host@${fresh}`);
  expect(await run(releases, buildOf('new'))).toContainEqual(`${hostName}@${fresh} unchanged`);
  expect(record(releases)).toMatchObject({ live: fresh, canary: null, lastGood: live });
  expect(await run(releases, buildOf('new'))).toContainEqual('It is live already.');
  await rollbackLine(store, [hostName]);
  expect(record(releases)?.live).toBe(live);
});

test('a host is refused that edges of this code do not serve, or that live remotes cannot run in', async () => {
  const releases = await releasesWith('1.0.0');
  await expect(run(releases, buildOf('new', { format: 2 }))).rejects.toThrow('is a host of form 2');
  await expect(run(releases, buildOf('new', { hostApi: '0.1.0' }))).rejects.toThrow('build it again');
  const facts = { offers: {}, hostApi: '2.0.0' };
  const placing = { releases, dryRun: false, onChecked: undefined };
  const next = buildOf('new', { hostApi: '2.0.0' });
  expect(() => takeHost(next, facts, placing)).toThrow('lobby@1.0.0 needs host API ^1.0.0, this host has 2.0.0');
  expect([record(releases), existsSync(join(releases, hostName))]).toEqual([undefined, false]);
});

test('a canary needs another host for the other visitors, and the host goes without remotes', async () => {
  const releases = await releasesHere();
  const only = 'There is no other host';
  await expect(run(releases, buildOf('new'), ['--canary', '10%'])).rejects.toThrow(only);
  await expect(run(releases, buildOf('new'), ['--canary', '10%'], buildOf('new'))).rejects.toThrow(only);
  expect(record(releases)).toBe(undefined);
  expect(() => isOfHost(releaseRequest([hostName, 'lobby']))).toThrow('The host is released alone.');
});

test('what a run that was interrupted had placed goes with the next one', async () => {
  const releases = await releasesWith('1.0.0');
  const facts = { offers: {}, hostApi: '1.0.0' };
  takeHost(buildOf('new', { hostApi: '1.0.0' }), facts, { releases, dryRun: false, onChecked: undefined });
  expect(readdirSync(join(releases, hostName))).toHaveLength(1);
  sweep(releases, { ownToo: true });
  expect(readdirSync(join(releases, hostName))).toEqual([]);
  expect(record(releases)).toBe(undefined);
});
