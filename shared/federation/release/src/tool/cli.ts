import { resolve } from 'node:path';
import { buildHost } from '@marquee/federation-build/buildHost';
import { remoteNames } from '@marquee/federation-build/workspace';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { root } from '@marquee/settings/root';
import { settingsOrExit } from '@marquee/settings/settings';
import { commitOf } from '../publish/commitOf';
import { compatibilityCheck, type PublishOptions, publish, publishArtefact, publishChecked } from '../publish/publish';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote, promoted } from '../registry/promote';
import type { Published } from '../registry/published';
import { withSeconds } from '../run/progress';
import { releaseRequest } from './arguments';
import { whoRuns } from './author';
import { menuLines } from './menuLines';
import { type HostRelease, isOfHost, releaseHost } from './releaseHost';
import { runTool } from './runTool';
import { simulate, simulationLines } from './simulate';
import { simulatedSites } from './sites';

const settings = settingsOrExit('release');
const { RELEASES_DIR: releases, SITES_DIR, HOST_DIST: served } = settings;
const sites = () => simulatedSites(SITES_DIR);
const store = folderStore(releases);
const print = (line: string) => void process.stdout.write(`${line}\n`);
/** Beside the results: what is going on. */
const step = withSeconds((line) => process.stderr.write(`${line}\n`));

const publishOne: HostRelease['publish'] = async (take, how) => {
  const [published] = await publishChecked([hostName], { releases, print, step, ...how }, async (building) => [
    take(building),
  ]);
  return published as Published;
};

async function make(folder: string): Promise<string | undefined> {
  step(`${hostName}: building`);
  await buildHost(folder);
  return commitOf(root);
}

async function release(words: string[]): Promise<void> {
  const request = releaseRequest(words);
  if (isOfHost(request)) return releaseHost(request, { releases, served, make, publish: publishOne, sites, print });
  const { names, artefact, audience, dryRun, simulate: replay, gate, author, commit } = request;
  const unknown = names.find((name) => !remoteNames().includes(name));
  if (unknown) throw new Error(`There is no remotes/${unknown}. Known: ${remoteNames().join(', ')}.`);
  const { registry: before, revision: seen } = readRegistry(releases);
  const publishing = (options: Omit<PublishOptions, 'releases'>) =>
    artefact ? publishArtefact(resolve(artefact), { releases, ...options }) : publish(names, { releases, ...options });
  if (replay) {
    const published = await publishing({ dryRun: true, step });
    const after = { ...before, remotes: promoted(before.remotes, seen + 1, published, audience) };
    return simulationLines(simulate(before, after, sites(), hostApiVersion)).forEach(print);
  }
  if (gate === 'files') print('Not run in a browser: --files-only.');
  const published = await publishing({ gate, dryRun, print, step, commit });
  for (const { remote, version, built } of published) {
    print(`${remote}@${version} ${built ? 'built and checked' : 'unchanged'}${dryRun ? ', not published' : ''}`);
  }
  if (dryRun) return;
  step('making it live');
  const { revision } = await promote(store, published, {
    audience,
    seen,
    check: compatibilityCheck(published),
    author,
  });
  print(`Live with revision ${revision}.`);
  const reached = sites().filter(({ site }) => audience?.sites?.includes(site) ?? true);
  menuLines(published, reached).forEach(print);
}

async function all(): Promise<void> {
  const author = { who: whoRuns() };
  for (const { remote, version, built } of await publish(remoteNames(), { releases, makeLive: true, author }))
    print(`${remote}@${version} ${built ? 'published' : 'unchanged'}`);
}

await runTool({ settings, sites, print }, { release, 'publish-all': all });
