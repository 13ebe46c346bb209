import { join } from 'node:path';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { type Promotion, promote } from '../registry/promote';
import { otherLiveRemotes, type Published } from '../registry/published';
import { remoteNames, workspaceRoot } from '@marquee/federation-build/workspace';
import { gateContextOf, releasesFolder } from './gateContext';
import { hostFacts } from './hostFacts';
import { sweep } from './placeVersion';
import { type PublishOptions, publishRemote } from './publish';
import { refuseCollisions } from './refuseCollisions';

/** How many builds run at once; each of them already uses every core. */
const atOnce = 2;

async function mapConcurrently<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** How several remotes are published. */
interface PublishSetOptions extends Pick<PublishOptions, 'dryRun' | 'onChecked'> {
  root?: string;
  gate?: boolean;
}

/** Builds, checks and publishes several remotes, without making them live. Throws GateRefusal. */
export async function publishSet(
  names: string[],
  releases: string,
  { root = workspaceRoot, dryRun = false, gate = true, onChecked }: PublishSetOptions = {},
): Promise<Published[]> {
  sweep(releases);
  const context = gateContextOf(releases, names);
  const options = { releases, dryRun, onChecked, gate: gate ? context : ('off' as const) };
  const published = await mapConcurrently(names, (name) => publishRemote(join(root, 'remotes', name), name, options));
  if (gate) refuseCollisions(published, context);
  return published;
}

/** Looks, for `promote`, whether published remotes still go with what is live. */
export function compatibilityCheck(published: readonly Published[], { gate = true } = {}): Promotion['check'] {
  const names = published.map(({ remote }) => remote);
  return gate ? (remotes) => refuseCollisions(published, hostFacts(), otherLiveRemotes(remotes, names)) : undefined;
}

/**
 * What `npm start` calls: publishes every remote of the repository whose source has changed and makes the set live in
 * one revision. Nothing changes when nothing is new. Throws GateRefusal.
 */
export async function publishAll(
  releases = releasesFolder(),
  options: { root?: string; gate?: boolean } = {},
): Promise<Published[]> {
  const seen = readRegistry(releases).revision;
  const published = await publishSet(remoteNames(options.root), releases, options);
  const { remotes } = readRegistry(releases).registry;
  // A version that was rolled back or is in canary stays where the operator put it.
  const fresh = published.filter((one) => one.built || remotes[one.remote] === undefined);
  if (fresh.length > 0)
    await promote(folderStore(releases), fresh, { seen, check: compatibilityCheck(fresh, options) });
  return published;
}
