import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { checkArtefact, type GateContext, GateRefusal } from '../gate/gate';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { type Audience, type Promotion, promote } from '../registry/promote';
import { otherLiveRemotes, type Published } from '../registry/published';
import { stagingPath } from '../registry/staging';
import type { Author } from '../registry/trail';
import type { HostFacts } from './hostFacts';
import { placeVersion, sweep } from './placeVersion';
import { refuseBrokenRemotes } from './refuseBrokenRemotes';
import { refuseCollisions } from './refuseCollisions';

/** Options of a delivery. */
export interface Delivery {
  /** Source releases folder, in which the versions are live: of another archive, or of a build. */
  from: string;
  /** Releases folder of the running site. */
  to: string;
  /** Remotes; if empty, all that are live in `from`. */
  names: readonly string[];
  audience?: Audience | undefined;
  host: HostFacts;
  author?: Author | undefined;
}

function liveIn(from: string, names: readonly string[]): Omit<Published, 'built'>[] {
  const { remotes } = readRegistry(from).registry;
  const known = Object.keys(remotes).filter((name) => name !== hostName);
  return (names.length > 0 ? names : known).map((remote) => {
    const record = remotes[remote];
    const release = record?.versions[record.live];
    if (!record || !release) throw new Error(`${from} has no ${remote}. It has: ${known.join(', ') || 'nothing'}.`);
    return { remote, version: record.live, release };
  });
}

/** Copies a version into its folder atomically, after the gate has passed it. */
async function copyChecked(
  { from, to }: Delivery,
  { remote, version }: Omit<Published, 'built'>,
  gate: GateContext,
): Promise<void> {
  const staging = stagingPath(to, `${remote}-${version}`);
  try {
    for (const file of filesBelow(join(from, remote, version))) {
      // With new permissions: the source may be read-only.
      mkdirSync(dirname(join(staging, file)), { recursive: true });
      writeFileSync(join(staging, file), readFileSync(join(from, remote, version, file)));
    }
    const compiled = JSON.parse(readFileSync(join(staging, 'remote.json'), 'utf8')) as CompiledRemote;
    const problems = await checkArtefact(staging, compiled, gate);
    if (problems.length > 0) throw new GateRefusal(remote, version, problems);
    placeVersion(to, { remote, version }, staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Copies what is live in one releases folder to another, through the gate, and makes it live there in one revision,
 * without building. Existing versions are not copied again. Throws GateRefusal, and an Error if a version exists with
 * other contents.
 */
export async function deliver(delivery: Delivery): Promise<{ published: Published[]; registry: Registry }> {
  const { from, to, audience, host, author } = delivery;
  sweep(to);
  const wanted = liveIn(from, delivery.names);
  const { registry, revision: seen } = readRegistry(to);
  const there = registry.remotes;
  const names = wanted.map(({ remote }) => remote);
  const gate = { ...host, others: otherLiveRemotes(there, names), isComplete: names.length === 1 };
  const published = wanted.map((one): Published => {
    const before = there[one.remote]?.versions[one.version];
    if (before && before.source !== one.release.source) {
      throw new Error(
        `${one.remote}@${one.version} is there with other contents. Nothing was changed. Only an old archive, whose versions have no hash, can say so: deliver a newer one.`,
      );
    }
    return { ...one, built: !before || !existsSync(join(to, one.remote, one.version, 'remote.json')) };
  });
  refuseCollisions(published, host);
  // All remotes of an archive are delivered with its host. What else is live stays, and runs on this host from now on.
  if (delivery.names.length === 0) {
    const staying = Object.entries(there).filter(([name]) => !names.includes(name));
    refuseBrokenRemotes(to, Object.fromEntries(staying), host);
  }
  for (const one of published) if (one.built) await copyChecked(delivery, one, gate);
  // Already live for everybody: repeating a delivery changes nothing.
  const moving = published.filter(({ remote, version }) => there[remote]?.live !== version);
  if (moving.length === 0) return { published, registry };
  const check: Promotion['check'] = (remotes) => refuseCollisions(published, host, otherLiveRemotes(remotes, names));
  return { published, registry: await promote(folderStore(to), moving, { audience, seen, check, author }) };
}
