import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { readRegistry } from '../registry/folderReading';
import type { Published } from '../registry/published';

/** The version of an artefact if it was published with the same files. Throws if it was with others. */
export function publishedBefore(
  releases: string,
  { name, version }: CompiledRemote,
  source: string,
): Published | undefined {
  const { remotes } = readRegistry(releases).registry;
  const versions = Object.hasOwn(remotes, name) ? (remotes[name]?.versions ?? {}) : {};
  const release = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (!release || !existsSync(join(releases, name, version, 'remote.json'))) return undefined;
  if (release.source === source) return { remote: name, version, release, built: false };
  throw new Error(
    `${name}@${version} is there with other contents. Nothing was changed: build it again under another version.`,
  );
}
