import { join } from 'node:path';
import { workspaceRoot } from '@marquee/federation-build/workspace';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { type Promotion, promote } from '../registry/promote';
import { otherLiveRemotes, type Published } from '../registry/published';
import { type RuntimeGate, startRuntimeGate } from '../run/runtimeGate';
import { buildVersion } from './buildVersion';
import { gateContextOf } from './gateContext';
import { hostFacts } from './hostFacts';
import { sweep } from './placeVersion';
import { refuseCollisions } from './refuseCollisions';

/** Concurrent builds; each already uses every core. */
const concurrency = 2;

async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

/** Options of publishing. */
export interface PublishOptions {
  /** The releases folder. */
  releases: string;
  /** The workspace with `remotes/`; by default this repository. */
  root?: string;
  /**
   * Checks of a build: the rules on files (default), or these and a run in a browser. `none` is for the test that shows
   * why the gate exists.
   */
  gate?: 'none' | 'files' | 'browser';
  /** Build and check without keeping or releasing anything. */
  dryRun?: boolean;
  /** Makes new versions live for everybody, in one revision. What was rolled back or is a canary stays so. */
  makeLive?: boolean;
  /** Receives what the run in a browser has checked, a line each. */
  print?: (line: string) => void;
}

/** A check for `promote` that published remotes are still compatible with what is live. */
export function compatibilityCheck(published: readonly Published[]): Promotion['check'] {
  const names = published.map(({ remote }) => remote);
  return (remotes) => refuseCollisions(published, hostFacts(), otherLiveRemotes(remotes, names));
}

/**
 * Runs new builds in a browser, and earlier ones published without a run. The release records it. Throws GateRefusal.
 */
async function run(
  published: readonly Published[],
  runtimeGate: RuntimeGate,
  { releases, print }: PublishOptions,
): Promise<Published[]> {
  const untried = published.filter(({ built, release }) => built || !release.ranAt);
  for (const { built, remote, version, release } of untried) {
    if (!built) runtimeGate.take(join(releases, remote, version), release.description);
  }
  const lines = await runtimeGate.check(untried.map(({ release }) => release.description));
  for (const line of lines) print?.(line);
  if (!runtimeGate.runs) return [...published];
  const ranAt = new Date().toISOString();
  return published.map((one) => (untried.includes(one) ? { ...one, release: { ...one.release, ranAt } } : one));
}

/**
 * Builds remotes with changed sources, checks them, and places each version in its folder. They go live with
 * `makeLive`, or by `promote`. Throws GateRefusal.
 */
export async function publish(names: readonly string[], options: PublishOptions): Promise<Published[]> {
  const { releases, root = workspaceRoot, gate = 'files', dryRun = false, makeLive = false } = options;
  const seen = readRegistry(releases).revision;
  const runtimeGate = gate === 'browser' ? startRuntimeGate(releases) : undefined;
  try {
    sweep(releases);
    const context = gate === 'none' ? undefined : gateContextOf(releases, names);
    const building = { releases, context, dryRun, onChecked: runtimeGate?.take };
    const found = await mapConcurrently(names, (name) => buildVersion(join(root, 'remotes', name), name, building));
    if (context) refuseCollisions(found, context);
    const published = runtimeGate ? await run(found, runtimeGate, options) : found;
    if (makeLive && !dryRun) {
      const { remotes } = readRegistry(releases).registry;
      const fresh = published.filter((one) => one.built || remotes[one.remote] === undefined);
      const check = context && compatibilityCheck(fresh);
      if (fresh.length > 0) await promote(folderStore(releases), fresh, { seen, check });
    }
    return published;
  } finally {
    await runtimeGate?.close();
  }
}
