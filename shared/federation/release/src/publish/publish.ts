import { join } from 'node:path';
import { workspaceRoot } from '@marquee/federation-build/workspace';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { type Promotion, promote } from '../registry/promote';
import { otherLiveRemotes, type Published } from '../registry/published';
import { type Behaviour, beginBehaviour } from '../run/behaviour';
import { buildVersion } from './buildVersion';
import { gateContextOf } from './gateContext';
import { hostFacts } from './hostFacts';
import { sweep } from './placeVersion';
import { refuseCollisions } from './refuseCollisions';

/** How many builds run at once; each of them already uses every core. */
const atOnce = 2;

async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** How remotes are published. */
export interface PublishOptions {
  /** The releases folder. */
  releases: string;
  /** The workspace that has them in `remotes/`; this repository unless said. */
  root?: string;
  /**
   * What looks at a build: the rules on files (unless said), or these and a run in a browser. `none` is for the test
   * that shows why there is a gate.
   */
  gate?: 'none' | 'files' | 'browser';
  /** Build and check, but leave nothing in the releases folder and make nothing live. */
  dryRun?: boolean;
  /** Give everybody the versions that are new, in one revision. What was rolled back or is a canary stays so. */
  makeLive?: boolean;
  /** Is told what the run in a browser has looked at, a line each. */
  print?: (line: string) => void;
}

/** Looks, for `promote`, whether published remotes still go with what is live. */
export function compatibilityCheck(published: readonly Published[]): Promotion['check'] {
  const names = published.map(({ remote }) => remote);
  return (remotes) => refuseCollisions(published, hostFacts(), otherLiveRemotes(remotes, names));
}

/**
 * Runs in a browser what was built, and what was published earlier without a run. What was run says so in its release.
 * Throws GateRefusal.
 */
async function run(
  published: readonly Published[],
  behaviour: Behaviour,
  { releases, print }: PublishOptions,
): Promise<Published[]> {
  const untried = published.filter(({ built, release }) => built || !release.ranAt);
  for (const { built, remote, version, release } of untried) {
    if (!built) behaviour.take(join(releases, remote, version), release.description);
  }
  const lines = await behaviour.check(untried.map(({ release }) => release.description));
  for (const line of lines) print?.(line);
  if (!behaviour.runs) return [...published];
  const ranAt = new Date().toISOString();
  return published.map((one) => (untried.includes(one) ? { ...one, release: { ...one.release, ranAt } } : one));
}

/**
 * Builds remotes whose sources have changed, lets the gate look at them, and puts each version into its folder. They
 * are live when `makeLive` says so, or else by `promote`. Throws GateRefusal.
 */
export async function publish(names: readonly string[], options: PublishOptions): Promise<Published[]> {
  const { releases, root = workspaceRoot, gate = 'files', dryRun = false, makeLive = false } = options;
  const seen = readRegistry(releases).revision;
  const behaviour = gate === 'browser' ? beginBehaviour(releases) : undefined;
  try {
    sweep(releases);
    const context = gate === 'none' ? undefined : gateContextOf(releases, names);
    const building = { releases, context, dryRun, onChecked: behaviour?.take };
    const found = await mapConcurrently(names, (name) => buildVersion(join(root, 'remotes', name), name, building));
    if (context) refuseCollisions(found, context);
    const published = behaviour ? await run(found, behaviour, options) : found;
    if (makeLive && !dryRun) {
      const { remotes } = readRegistry(releases).registry;
      const fresh = published.filter((one) => one.built || remotes[one.remote] === undefined);
      const check = context && compatibilityCheck(fresh);
      if (fresh.length > 0) await promote(folderStore(releases), fresh, { seen, check });
    }
    return published;
  } finally {
    await behaviour?.close();
  }
}
