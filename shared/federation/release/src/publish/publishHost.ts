import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFile } from '@marquee/federation-build/assets';
import { filesHash } from '@marquee/federation-build/filesHash';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { type HostServer, hostFormat, hostName, hostServerFile } from '@marquee/federation-runtime/hostRecord';
import { readRegistry } from '../registry/folderReading';
import { type Published, releaseOf } from '../registry/published';
import { stagingPath } from '../registry/staging';
import type { BuildOptions } from './buildVersion';
import type { HostFacts } from './hostFacts';
import { placeVersion } from './placeVersion';
import { precompress } from './precompress';
import { refuseBrokenRemotes } from './refuseBrokenRemotes';

/** What a host's build is for an edge. Throws for one that edges of this code do not serve, and for another folder. */
function hostServerIn(folder: string): HostServer {
  const read = JSON.parse(readFileSync(join(folder, hostServerFile), 'utf8')) as Partial<HostServer>;
  const { format, hostApi, file } = read;
  if (format !== hostFormat || typeof hostApi !== 'string' || typeof file !== 'string')
    throw new Error(`${folder} is a host of form ${format ?? 'none'}. Edges of this code serve form ${hostFormat}.`);
  return read as HostServer;
}

/** Whether a folder has a build of the host that edges of this code serve. */
export function isHostHere(folder: string): boolean {
  try {
    return hostServerIn(folder).format === hostFormat;
  } catch {
    return false;
  }
}

/** A host's version, described as a remote without pages; `sdk`: what it exports to remotes. */
function described(folder: string, { hostApi }: HostServer, facts: HostFacts | null): CompiledRemote {
  const none = { categories: [], calls: [], routes: [], modules: {}, requires: {}, packages: [], files: [] };
  const entry = assetFile(folder, 'manifest.json');
  const version = `${hostApi}-${filesHash([folder]).slice(0, 12)}`;
  const names = { name: hostName, container: hostName, version, hostApi, sdk: [...(facts?.hostMembers ?? [])] };
  return { format: 1, ...names, entry, ...none, labels: {}, locales: {} };
}

/** What places a host's version. */
export type HostPlacing = Pick<BuildOptions, 'releases' | 'dryRun' | 'onChecked' | 'step'>;

/**
 * Checks a build of the host and places it as a version; `facts`: what its checkout or archive says of it, null for
 * what is served already. Throws if edges of this code cannot serve it, or live remotes cannot run in it.
 */
export function takeHost(
  build: string,
  facts: HostFacts | null,
  { releases, dryRun, onChecked, step }: HostPlacing,
): Published {
  const server = hostServerIn(build);
  if (facts && server.hostApi !== facts.hostApi)
    throw new Error(`This host has host API ${server.hostApi}, and what checks it ${facts.hostApi}: build it again.`);
  const { remotes } = readRegistry(releases).registry;
  if (facts) refuseBrokenRemotes(releases, remotes, facts);
  const staging = stagingPath(releases, 'host');
  try {
    mkdirSync(staging, { recursive: true });
    cpSync(build, staging, { recursive: true, filter: (path) => !/\.(br|source)$/.test(path) });
    const compiled = described(staging, server, facts);
    const { version } = compiled;
    const before = remotes[hostName]?.versions[version];
    if (before && existsSync(join(releases, hostName, version, 'remote.json')))
      return { remote: hostName, version, release: before, built: false };
    writeFileSync(join(staging, 'remote.json'), JSON.stringify(compiled));
    onChecked?.(staging, compiled);
    if (!dryRun) {
      step?.(`${hostName}: compressing and placing ${version}`);
      precompress(staging);
      placeVersion(releases, { remote: hostName, version }, staging);
    }
    return { remote: hostName, version, release: releaseOf(compiled, version), built: true };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
