import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesHash } from '@marquee/federation-build/filesHash';
import { workspaceRoot } from '@marquee/federation-build/workspace';
import { productOf } from '@marquee/federation-runtime/products';
import { openArtefact } from '../artefact/openArtefact';
import { publishedBefore } from '../artefact/publishedBefore';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { type Promotion, promote } from '../registry/promote';
import { otherLiveRemotes, type Published } from '../registry/published';
import { stagingPath } from '../registry/staging';
import { type Author, printable } from '../registry/trail';
import type { Step } from '../run/progress';
import { type RuntimeGate, startRuntimeGate } from '../run/runtimeGate';
import { type BuildOptions, buildVersion, takeStaged } from './buildVersion';
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

/** How a release is checked: by the rules on files, or also in a browser, or there as everybody on every screen. */
export type Gate = 'files' | 'browser' | 'thorough';

/** Options of publishing. */
export interface PublishOptions {
  /** The releases folder. */
  releases: string;
  /** The workspace with `remotes/`; by default this repository. */
  root?: string;
  /**
   * Checks of a build: the rules on files (default), or these and a run in a browser, or a thorough one. `none` is for
   * the test that shows why the gate exists.
   */
  gate?: 'none' | Gate;
  /** Build and check without keeping or releasing anything. */
  dryRun?: boolean;
  /** Makes new versions live for everybody, in one revision. What was rolled back or is a canary stays so. */
  makeLive?: boolean;
  /** Receives what the run in a browser has checked, a line each. */
  print?: (line: string) => void;
  /** Is told of each step as it begins. */
  step?: Step;
  /** Who does it, for `makeLive`. */
  author?: Author | undefined;
  /** The commit of a team's repository that an artefact was built from. */
  commit?: string | undefined;
}

/** A check for `promote` that published remotes are still compatible with what is live. */
export function compatibilityCheck(published: readonly Published[]): Promotion['check'] {
  const names = published.map(({ remote }) => remote);
  return (remotes) =>
    refuseCollisions(published, hostFacts(productOf(names[0] ?? '')), otherLiveRemotes(remotes, names));
}

/** What a run said of one version, for its release. */
const linesOf = (name: string, lines: readonly string[]) =>
  lines.filter((line) => line.startsWith(name)).map((line) => printable(line.slice(name.length)));

/**
 * Runs new builds in a browser, and earlier ones published without a run. The release records it. Throws GateRefusal.
 */
async function run(
  published: readonly Published[],
  runtimeGate: RuntimeGate,
  { releases, print, step }: PublishOptions,
): Promise<Published[]> {
  const untried = published.filter(({ built, release }) => built || !release.ranAt);
  for (const { built, remote, version, release } of untried) {
    if (!built) runtimeGate.take(join(releases, remote, version), release.description);
  }
  const started = performance.now();
  const lines = await runtimeGate.check(
    untried.map(({ release }) => release.description),
    print,
    step,
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const ranAt = runtimeGate.runs && new Date().toISOString();
  return published.map((one) => {
    if (!untried.includes(one)) return one;
    const run = { seconds, lines: linesOf(`${one.remote}@${one.version} `, lines) };
    return { ...one, release: { ...one.release, run, ...(ranAt && { ranAt }) } };
  });
}

/** Runs `make`, the rules on files and the run in a browser; places what has passed. Throws GateRefusal. */
export async function publishChecked(
  names: readonly string[],
  options: PublishOptions,
  make: (building: BuildOptions) => Promise<Published[]>,
): Promise<Published[]> {
  const { releases, gate = 'files', dryRun = false, makeLive = false } = options;
  const seen = readRegistry(releases).revision;
  const isRun = gate === 'browser' || gate === 'thorough';
  const depth = gate === 'thorough' ? gate : 'whole';
  const runtimeGate = isRun ? startRuntimeGate(releases, depth, productOf(names[0] ?? '')) : undefined;
  try {
    sweep(releases);
    const context = gate === 'none' ? undefined : gateContextOf(releases, names);
    const found = await make({ releases, context, dryRun, onChecked: runtimeGate?.take, step: options.step });
    if (context) refuseCollisions(found, context);
    const published = runtimeGate ? await run(found, runtimeGate, options) : found;
    if (makeLive && !dryRun) {
      const { remotes } = readRegistry(releases).registry;
      const fresh = published.filter((one) => one.built || remotes[one.remote] === undefined);
      const check = context && compatibilityCheck(fresh);
      if (fresh.length > 0) await promote(folderStore(releases), fresh, { seen, check, author: options.author });
    }
    return published;
  } finally {
    await runtimeGate?.close();
  }
}

/**
 * Builds remotes with changed sources, checks them, and places each version in its folder. They go live with
 * `makeLive`, or by `promote`. Throws GateRefusal.
 */
export function publish(names: readonly string[], options: PublishOptions): Promise<Published[]> {
  const { root = workspaceRoot } = options;
  return publishChecked(names, options, (building) =>
    mapConcurrently(names, (name) => buildVersion(join(root, productOf(name).remotes, name), name, building)),
  );
}

/**
 * Checks what a team has built, a folder or a `.tar.gz` (ADR 86), and places it like a build of this repository. What
 * is there already is not placed again. Throws GateRefusal, and an Error if the version is there with other contents.
 */
export async function publishArtefact(artefact: string, options: PublishOptions): Promise<Published[]> {
  const { releases } = options;
  const staging = stagingPath(releases, 'artefact');
  try {
    const { compiled } = openArtefact(artefact, staging);
    const source = filesHash([staging]);
    return await publishChecked([compiled.name], options, async (building) => {
      const there = publishedBefore(releases, compiled, source);
      return [there ?? (await takeStaged(staging, compiled, { source, commit: options.commit }, building))];
    });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
