import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenVersions } from '@marquee/federation-release/registry/choices';
import { type DeafEdge, deafEdges } from '@marquee/federation-release/registry/edges';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Release } from '@marquee/federation-runtime/registry/schema';
import * as v from 'valibot';
import { safePath } from '../http/staticFiles';

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
  /** Edges that do not serve this registry. */
  deaf: DeafEdge[];
}

function faultOf(file: string, integrity: string): string[] {
  try {
    const found = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    return found === integrity ? [] : [`${file} is not what was published`];
  } catch (error) {
    return [`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`];
  }
}

const listSchema = v.object({ files: v.array(v.object({ file: v.string(), integrity: v.string() })) });

/** The files that a build lists itself, in its `remote.json`; none if that cannot be read. */
function ownList(base: string): v.InferOutput<typeof listSchema>['files'] {
  try {
    const { files } = v.parse(listSchema, JSON.parse(readFileSync(join(base, 'remote.json'), 'utf8')));
    return files.filter(({ file }) => safePath(file) !== null);
  } catch {
    return [];
  }
}

/** Checks the files of one version. Files on other servers (an entry with an absolute address) are skipped. */
export function filesState(folder: string, release: Release): Pick<ReleasesState, 'files' | 'damaged'> {
  if (!release.entry.startsWith('/releases/')) return { files: 0, damaged: [] };
  const { entry, server, modules, locales, files } = release.description;
  const base = join(folder, release.entry.slice('/releases'.length, -entry.file.length));
  const named = Object.values(modules).flatMap(({ js, css }) => [...js, ...css]);
  // The registry names what pages begin with. What comes later is in the build's own list.
  const all = [...ownList(base), ...files, ...named, ...Object.values(locales), ...(server ? [server] : [])];
  const expected = new Map(all.map(({ file, integrity }) => [file, integrity]));
  expected.set(entry.file, release.integrity);
  return { files: expected.size, damaged: [...expected].flatMap((one) => faultOf(join(base, one[0]), one[1])) };
}

/**
 * Checks every file of the versions that visitors may get against its published hash. Throws if no revision of the
 * registry can be read.
 */
export function releasesState(folder: string): ReleasesState {
  const { registry, faults } = readRegistry(folder);
  const { revision, remotes } = registry;
  const wrong = faults.map(({ subject, message }) => `${subject}: ${message}`);
  const state: ReleasesState = {
    revision,
    live: [],
    files: 0,
    faults: wrong,
    damaged: [],
    deaf: deafEdges(folder, registry),
  };
  for (const [remote, record] of Object.entries(remotes)) {
    state.live.push({ remote, version: record.live });
    for (const version of givenVersions(record)) {
      const release = record.versions[version];
      const found = release && filesState(folder, release);
      state.damaged.push(...(found?.damaged ?? []));
      state.files += found?.files ?? 0;
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
