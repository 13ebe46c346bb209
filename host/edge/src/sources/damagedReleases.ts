import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { givenVersions } from '@marquee/federation-release/registry/registryFor';

/** State of the files of versions that visitors may get. */
export interface ReleasesState {
  revision: number;
  /** Remotes and their live versions. */
  live: { remote: string; version: string }[];
  /** Number of files read. */
  files: number;
  /** Faults of the registry, as texts. */
  faults: string[];
  /** Missing or changed files, as texts. */
  damaged: string[];
}

function faultOf(file: string, integrity: string): string[] {
  try {
    const found = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    return found === integrity ? [] : [`${file} is not what was published`];
  } catch (error) {
    return [`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`];
  }
}

/**
 * Checks every file of the versions that visitors may get against its published hash. Files on other servers (entries
 * with an absolute address) are skipped. Throws if no revision of the registry can be read.
 */
export function releasesState(folder: string): ReleasesState {
  const { registry, faults } = readRegistry(folder);
  const { revision, remotes } = registry;
  const wrong = faults.map(({ subject, message }) => `${subject}: ${message}`);
  const state: ReleasesState = { revision, live: [], files: 0, faults: wrong, damaged: [] };
  for (const [remote, record] of Object.entries(remotes)) {
    state.live.push({ remote, version: record.live });
    for (const version of givenVersions(record)) {
      const release = record.versions[version];
      if (!release?.entry.startsWith('/releases/')) continue;
      const { entry, files } = release.description;
      const base = join(folder, release.entry.slice('/releases'.length, -entry.file.length));
      const expected = new Map(files.map(({ file, integrity }) => [file, integrity]));
      expected.set(entry.file, release.integrity);
      for (const [file, integrity] of expected) state.damaged.push(...faultOf(join(base, file), integrity));
      state.files += expected.size;
    }
  }
  return state;
}

/**
 * Versions that are live in one releases folder and were never published in another, `remote version`. Throws if no
 * revision of either can be read.
 */
export function undelivered(from: string, to: string): string[] {
  const there = readRegistry(to).registry.remotes;
  return Object.entries(readRegistry(from).registry.remotes).flatMap(([remote, { live }]) =>
    there[remote]?.versions[live] ? [] : [`${remote} ${live}`],
  );
}
