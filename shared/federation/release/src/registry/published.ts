import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Release, RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** A version in the releases folder, live or not. */
export interface Published {
  remote: string;
  version: string;
  release: Release;
  /** False if the same source had been published before. */
  built: boolean;
}

/** The registry's entry of a compiled remote. */
export function releaseOf(compiled: CompiledRemote, source: string, now = new Date()): Release {
  return {
    entry: `/releases/${compiled.name}/${compiled.version}/${compiled.entry.file}`,
    integrity: compiled.entry.integrity,
    publishedAt: now.toISOString(),
    source,
    description: { ...compiled, files: [], packages: [] },
  };
}

/**
 * The live remotes of a registry, except those being released (a category may move between remotes in one revision).
 */
export function otherLiveRemotes(
  remotes: Record<string, RemoteRecord>,
  candidates: readonly string[],
): CompiledRemote[] {
  return Object.entries(remotes).flatMap(([name, record]) =>
    name === hostName || candidates.includes(name) ? [] : (record.versions[record.live]?.description ?? []),
  );
}
