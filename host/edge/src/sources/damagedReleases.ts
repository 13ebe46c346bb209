import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** What browsers would find of the versions that they may be sent. */
export interface ReleasesState {
  revision: number;
  /** Remotes and their live versions. */
  live: { remote: string; version: string }[];
  /** How many files were read. */
  files: number;
  /** What of the registry is not whole, in words. */
  faults: string[];
  /** Files that are not there or are not what was published, in words. */
  damaged: string[];
}

/** Versions that a visitor may get: live, canary and last good. */
export function givenVersions({ live, canary, lastGood, quarantined }: RemoteRecord): string[] {
  const bad = new Set(quarantined.map(({ version }) => version));
  const versions = [live, canary?.version, lastGood].filter((version) => version !== undefined && version !== null);
  return [...new Set(versions)].filter((version) => !bad.has(version));
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
 * Reads every file of the versions that visitors may get, and compares it with the hash that browsers ask for. Files
 * that another server has (an entry with a whole address) are left out. Throws where no revision of the registry can be
 * read.
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
 * What is live in one releases folder and was never published in another, `remote version`. Throws where no revision of
 * either can be read.
 */
export function undelivered(from: string, to: string): string[] {
  const there = readRegistry(to).registry.remotes;
  return Object.entries(readRegistry(from).registry.remotes).flatMap(([remote, { live }]) =>
    there[remote]?.versions[live] ? [] : [`${remote} ${live}`],
  );
}
