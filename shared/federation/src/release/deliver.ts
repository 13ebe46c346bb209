import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../compile/assets';
import type { CompiledRemote } from '../compile/compiled';
import { checkArtefact, GateRefusal, type GateSurroundings } from '../gate/gate';
import { readRegistry } from '../registry';
import type { Registry } from '../registry/schema';
import type { HostFacts } from './hostFacts';
import { type Audience, promote } from './promote';
import type { Published } from './publish';
import { refuseCollisions } from './refuseCollisions';

/** What is delivered to whom. */
export interface Delivery {
  /** Releases folder that has the versions live: of another archive, or of a build. */
  from: string;
  /** Releases folder of the running site. */
  to: string;
  /** Remotes; all that `from` has live when empty. */
  names: readonly string[];
  audience?: Audience | undefined;
  host: HostFacts;
}

function liveIn(from: string, names: readonly string[]): Omit<Published, 'built'>[] {
  const { remotes } = readRegistry(from);
  const known = Object.keys(remotes);
  return (names.length > 0 ? names : known).map((remote) => {
    const record = remotes[remote];
    const release = record?.versions[record.live];
    if (!record || !release) throw new Error(`${from} has no ${remote}. It has: ${known.join(', ') || 'nothing'}.`);
    return { remote, version: record.live, release };
  });
}

/** Puts a version into its folder, whole or not at all, once the gate lets it. */
function copyChecked(
  { from, to }: Delivery,
  { remote, version }: Omit<Published, 'built'>,
  gate: GateSurroundings,
): void {
  const staging = join(to, '.staging', `${remote}-${version}-${process.pid}`);
  try {
    for (const file of filesBelow(join(from, remote, version))) {
      // With rights of its own: what it is copied from may be read-only.
      mkdirSync(dirname(join(staging, file)), { recursive: true });
      writeFileSync(join(staging, file), readFileSync(join(from, remote, version, file)));
    }
    const compiled = JSON.parse(readFileSync(join(staging, 'remote.json'), 'utf8')) as CompiledRemote;
    const problems = checkArtefact(staging, compiled, gate);
    if (problems.length > 0) throw new GateRefusal(remote, version, problems);
    const target = join(to, remote, version);
    mkdirSync(join(to, remote), { recursive: true });
    // A folder of this name without an entry in the registry is what an interrupted delivery left.
    rmSync(target, { recursive: true, force: true });
    renameSync(staging, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Copies what is live in one releases folder to another, past the gate, and makes it live there in one revision; nothing is built. A
 * version that is there already is not copied again. Throws GateRefusal, and an Error where a version is there with other contents.
 */
export function deliver(delivery: Delivery): { published: Published[]; registry: Registry } {
  const { from, to, host } = delivery;
  const wanted = liveIn(from, delivery.names);
  const there = readRegistry(to).remotes;
  const names = new Set(wanted.map(({ remote }) => remote));
  const others = Object.entries(there).flatMap(([name, record]) =>
    names.has(name) ? [] : (record.versions[record.live]?.description ?? []),
  );
  const gate = { ...host, others };
  const published = wanted.map((one): Published => {
    const before = there[one.remote]?.versions[one.version];
    if (before && before.source !== one.release.source) {
      throw new Error(`${one.remote}@${one.version} is there with other contents: it needs a version of its own.`);
    }
    return { ...one, built: !before || !existsSync(join(to, one.remote, one.version, 'remote.json')) };
  });
  refuseCollisions(published, gate);
  for (const one of published) if (one.built) copyChecked(delivery, one, gate);
  // What is live for everybody already stays as it is: a second delivery of the same changes nothing.
  const moving = published.filter(({ remote, version }) => there[remote]?.live !== version);
  return { published, registry: moving.length > 0 ? promote(to, moving, delivery.audience) : readRegistry(to) };
}
