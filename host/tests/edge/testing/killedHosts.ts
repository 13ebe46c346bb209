import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { releasesHost } from '@marquee/federation-release/tool/testing/killedHost';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { openHostEdge } from './hostEdge';
import type { TestEdge } from './testEdge';

/** A first release of a host that was killed, and the next one. */
export interface KilledHost {
  /** The write before which it was killed, and whether it got so far. */
  write: string;
  wasKilled: boolean;
  /** The first script of pages after it: `old`, of the build that was served before, or `new`. */
  served: string | undefined;
  /** The hosts that the registry has, oldest first, by their scripts. */
  hosts: string[];
  /** What was wrong: faults of the registry, errors of the edge. */
  wrong: string[];
  /** The same after the next run, and the folders that it left. */
  after: Pick<KilledHost, 'served' | 'hosts'>;
  litter: string[];
}

/** The first script of a version's build. */
const scriptIn = (releases: string, version: string) =>
  readdirSync(join(releases, hostName, version, 'static/js'))[0]?.split('.')[0] ?? '';

async function killedAt(running: TestEdge, write: string, at: number): Promise<KilledHost> {
  const edge = openHostEdge(running, hostApiVersion);
  const { buildOf, errors, folder, releases, scriptOf } = edge;
  const run = { releases, served: buildOf('old'), from: join(folder, 'new/releases') };
  buildOf('new');
  const state = async () => {
    const versions = Object.keys(readRegistry(releases).registry.remotes[hostName]?.versions ?? {});
    return { served: await scriptOf(), hosts: versions.map((version) => scriptIn(releases, version)) };
  };
  try {
    const wasKilled = await releasesHost(run, write, at);
    const wrong = readRegistry(releases).faults.map(({ message }) => message);
    const first = await state();
    await releasesHost(run);
    wrong.push(...errors.map(String));
    const { live, history, versions } = readRegistry(releases).registry.remotes[hostName] ?? {};
    if (history?.at(-1)?.version !== live) wrong.push('what was released last is not live');
    const litter = [
      ...readdirSync(join(releases, '.staging')),
      ...readdirSync(join(releases, hostName)).filter((version) => !(version in (versions ?? {}))),
    ];
    return { write: `${write} ${at}`, wasKilled, ...first, wrong, after: await state(), litter };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** First releases of a host that are killed before each of these writes, one release for each. */
export async function hostsKilled(running: TestEdge, writes: readonly string[]): Promise<KilledHost[]> {
  const found: KilledHost[] = [];
  for (const write of writes)
    for (let at = 1, wasKilled = true; wasKilled; at++) {
      const one = await killedAt(running, write, at);
      wasKilled = one.wasKilled;
      found.push(one);
    }
  return found;
}
