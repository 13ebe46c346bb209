import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '@marquee/federation-build/buildRemote';
import { packageVersion } from '@marquee/federation-build/readDescription';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Release } from '@marquee/federation-runtime/registry/schema';
import { checkArtefact, type GateContext, GateRefusal } from '../gate/gate';
import { readRegistry } from '../registry/folderReading';
import { type Published, releaseOf } from '../registry/published';
import { stagingPath } from '../registry/staging';
import type { Step } from '../run/progress';
import { commitOf } from './commitOf';
import { placeVersion } from './placeVersion';
import { precompress } from './precompress';
import { sourceHash } from './sourceHash';

/** Options of building a version. */
export interface BuildOptions {
  releases: string;
  /** The context of the rules on files; undefined skips them. */
  context: GateContext | undefined;
  /** Build and check without keeping the result. */
  dryRun: boolean;
  /** Called with each folder that has passed the rules on files, before it is placed or removed. */
  onChecked: ((folder: string, compiled: CompiledRemote) => void) | undefined;
  /** Is told of each step as it begins. */
  step?: Step | undefined;
}

/**
 * The version of a build: package.json's number, and the hash of the sources, so that different builds never have the
 * same name.
 */
export function versionOf(root: string, source = sourceHash(root)): string {
  return `${packageVersion(root)}-${source.slice(0, 8)}`;
}

function existing(releases: string, remote: string, source: string): Published | undefined {
  const versions = readRegistry(releases).registry.remotes[remote]?.versions ?? {};
  const found = Object.entries(versions).find(
    ([version, release]) => release.source === source && existsSync(join(releases, remote, version, 'remote.json')),
  );
  return found && { remote, version: found[0], release: found[1], built: false };
}

/**
 * Checks the files of a version by the rules on files, and moves them to their immutable folder
 * `<releases>/<remote>/<version>/` with a brotli copy beside each file. Throws GateRefusal.
 */
export async function takeStaged(
  staging: string,
  compiled: CompiledRemote,
  { source, commit }: Pick<Release, 'source' | 'commit'>,
  { releases, context, dryRun, onChecked, step }: BuildOptions,
): Promise<Published> {
  const { name: remote, version } = compiled;
  if (context) step?.(`${remote}: rules on files`);
  const problems = context ? await checkArtefact(staging, compiled, context) : [];
  if (problems.length > 0) throw new GateRefusal(remote, version, problems);
  onChecked?.(staging, compiled);
  if (!dryRun) {
    step?.(`${remote}: compressing and placing ${version}`);
    precompress(staging);
    placeVersion(releases, { remote, version }, staging);
  }
  return { remote, version, release: { ...releaseOf(compiled, source), ...(commit && { commit }) }, built: true };
}

/**
 * Builds a remote, and takes the result ({@link takeStaged}). Unchanged sources are not rebuilt. Throws GateRefusal.
 */
export async function buildVersion(root: string, remote: string, options: BuildOptions): Promise<Published> {
  const { releases, dryRun, step } = options;
  const source = sourceHash(root);
  const before = dryRun ? undefined : existing(releases, remote, source);
  if (before) return before;
  const version = versionOf(root, source);
  const staging = stagingPath(releases, `${remote}-${version}`);
  mkdirSync(staging, { recursive: true });
  step?.(`${remote}: building`);
  try {
    const from = { source, commit: commitOf(root) };
    return await takeStaged(staging, await buildRemote(root, version, staging), from, options);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
