import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { readSettings } from '@marquee/settings/settings';
import type { CompiledRemote } from '../compile/compiled';
import type { GateContext } from '../gate/rules';
import { readRegistry } from '../registry/folderReading';
import type { RemoteRecord } from '../registry/schema';
import { hostFacts } from './hostFacts';

/** The repository's root. */
export const workspaceRoot = root;

/** The releases folder: `RELEASES_DIR`, else `releases` in the repository. Throws a SettingsError. */
export function releasesFolder(): string {
  return readSettings('release').RELEASES_DIR;
}

/** Names of the remotes in this repository. */
export function remoteNames(root = workspaceRoot): string[] {
  const folder = join(root, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src/remote.ts')));
}

/**
 * What is live in a registry beside those remotes that are being released (a category may move from one to the other in
 * one revision).
 */
export function otherLiveRemotes(
  remotes: Record<string, RemoteRecord>,
  candidates: readonly string[],
): CompiledRemote[] {
  return Object.entries(remotes).flatMap(([name, record]) =>
    candidates.includes(name) ? [] : (record.versions[record.live]?.description ?? []),
  );
}

/**
 * What the gate compares a candidate with: this checkout's host, and the live remotes except those that are being
 * released with it.
 */
export function gateContextOf(releases: string, candidates: readonly string[]): GateContext {
  const others = otherLiveRemotes(readRegistry(releases).registry.remotes, candidates);
  return { ...hostFacts(), others, isComplete: candidates.length === 1 };
}
