import { rmSync } from 'node:fs';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { hostFacts } from '../publish/hostFacts';
import type { Gate } from '../publish/publish';
import { type HostPlacing, isHostHere, takeHost } from '../publish/publishHost';
import { refuseBrokenRemotes } from '../publish/refuseBrokenRemotes';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote, promoted } from '../registry/promote';
import type { Published } from '../registry/published';
import { stagingPath } from '../registry/staging';
import type { ReleaseRequest } from './arguments';
import { type SimulatedSite, simulate, simulationLines } from './simulate';

/** Where a host is released, and how it is made. */
export interface HostRelease {
  releases: string;
  /** The build that is served without a record of the host: it becomes the first version. */
  served: string;
  /** Makes the build in an empty folder, and returns its commit. */
  make: (folder: string) => Promise<string | undefined>;
  /** Runs it in a browser before it is placed, where `gate` says so; an archive cannot. */
  publish?: (take: (placing: HostPlacing) => Published, how: HostGate) => Promise<Published>;
  sites: () => SimulatedSite[];
  print: (line: string) => void;
}

/** How a host is checked, and whether it is kept. */
type HostGate = { gate: Gate; dryRun: boolean };

/** Whether a release asks for the host. Throws where it asks for remotes as well. */
export function isOfHost({ names, artefact }: ReleaseRequest): boolean {
  if (!names.includes(hostName)) return false;
  if (names.length > 1 || artefact) throw new Error('The host is released alone.');
  return true;
}

/** What is served without a record, as the host's first version; null where there is a record, or no such build. */
function servedHost({ releases, served }: HostRelease, dryRun: boolean): Published | null {
  if (readRegistry(releases).registry.remotes[hostName] || !isHostHere(served)) return null;
  return takeHost(served, null, { releases, dryRun, onChecked: undefined });
}

/**
 * `release host`: makes, checks and runs a build of the host, and makes it live for its audience. The first time, what
 * was served until now becomes a version as well, so that there is one to go back to.
 */
export async function releaseHost(request: ReleaseRequest, release: HostRelease): Promise<void> {
  const { audience, author, dryRun, simulate: replays } = request;
  const { releases, print } = release;
  const store = folderStore(releases);
  const build = stagingPath(releases, 'host-build');
  try {
    const commit = await release.make(build);
    const isTrial = dryRun || replays;
    const first = servedHost(release, isTrial);
    const seen = readRegistry(releases).revision;
    const gate = replays ? 'files' : request.gate;
    const take = (placing: HostPlacing) => takeHost(build, hostFacts(), placing);
    const alone = () => take({ releases, dryRun: isTrial, onChecked: undefined });
    const found = (await release.publish?.(take, { gate, dryRun: isTrial })) ?? alone();
    const one = { ...found, release: { ...found.release, ...(commit && { commit }) } };
    const isAlone = !first && !readRegistry(releases).registry.remotes[hostName];
    const isSame = first?.version === one.version;
    if (audience && (isAlone || isSame))
      throw new Error('There is no other host for the other visitors: HOST_DIST names the build that is served now.');
    print(
      `${hostName}@${one.version} ${one.built ? 'built and checked' : 'unchanged'}${dryRun ? ', not published' : ''}`,
    );
    const { registry: before } = readRegistry(releases);
    if (replays) {
      const served = { ...before, remotes: promoted(before.remotes, seen + 1, first ? [first] : []) };
      const after = { ...before, remotes: promoted(served.remotes, seen + 2, [one], audience) };
      return simulationLines(simulate(served, after, release.sites(), hostApiVersion)).forEach(print);
    }
    if (dryRun) return;
    if (before.remotes[hostName]?.live === one.version) return print('It is live already.');
    if (first && !isSame) {
      const { revision } = await promote(store, [first], { seen, author: { ...author, reason: 'served until now' } });
      print(`${hostName}@${first.version} is what was served until now: live with revision ${revision}.`);
    }
    const since = first && !isSame ? undefined : seen;
    const check = (remotes: typeof before.remotes) => refuseBrokenRemotes(releases, remotes, hostFacts());
    const { revision } = await promote(store, [one], { audience, seen: since, check, author });
    print(`Live with revision ${revision}.`);
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
}
