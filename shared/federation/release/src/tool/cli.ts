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
import { type Command, runTool } from './runTool';
import { simulate, simulationLines } from './simulate';
import { simulatedSites } from './sites';

const settings = settingsOrExit('release');
const { SITES_DIR, HOST_DIST: served } = settings;
const sites = () => simulatedSites(SITES_DIR);
const print = (line: string) => void process.stdout.write(`${line}\n`);
/** Beside the results: what is going on. */
const step = withSeconds((line) => process.stderr.write(`${line}\n`));

const publishOne =
  (releases: string): HostRelease['publish'] =>
  async (take, how) => {
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

const release: Command = async (words, { product, releases }) => {
  const request = releaseRequest(words);
  if (isOfHost(request))
    return releaseHost(request, { releases, served, make, publish: publishOne(releases), sites, print });
  const { names, artefact, audience, dryRun, simulate: replay, gate, author, commit } = request;
  const known = remoteNames(root, product);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no ${product.remotes}/${unknown}. Known: ${known.join(', ')}.`);
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
  const { revision } = await promote(folderStore(releases), published, {
    audience,
    seen,
    check: compatibilityCheck(published),
    author,
  });
  print(`Live with revision ${revision}.`);
  const reached = sites().filter(({ site }) => audience?.sites?.includes(site) ?? true);
  menuLines(published, reached).forEach(print);
};

const all: Command = async (_, { product, releases }) => {
  const author = { who: whoRuns() };
  for (const one of await publish(remoteNames(root, product), { releases, makeLive: true, author }))
    print(`${one.remote}@${one.version} ${one.built ? 'published' : 'unchanged'}`);
};

await runTool({ settings, sites, print }, { release, 'publish-all': all });
