import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteName, versionName } from '@marquee/federation-runtime/registry/description';
import * as v from 'valibot';
import { pointerName, revisionFile, revisionsIn, revisionsName, textOf } from '../registry/folderReading';
import { stagingPath } from '../registry/staging';
import { beingPlaced } from './placeVersion';

/** How long a version is kept after the last kept registry that had it, ms: open pages may still load its files. */
export const unusedFor = 7 * 24 * 3600_000;

/**
 * The file with the times since when versions are unused, ms since 1970 by `remote/version`. If it is lost, they are
 * kept longer, never shorter.
 */
const listName = join(revisionsName, 'unused.json');

const outline = v.object({ remotes: v.record(v.string(), v.object({ versions: v.record(v.string(), v.unknown()) })) });
const list = v.record(v.string(), v.number());

/** The versions in a registry, as `remote/version`. */
const versionsOf = (text: string) =>
  Object.entries(v.parse(outline, JSON.parse(text)).remotes).flatMap(([remote, { versions }]) =>
    Object.keys(versions).map((version) => `${remote}/${version}`),
  );

/**
 * The versions in kept revisions, which a rollback or restore may make live. Null if none is kept. Throws if one cannot
 * be read.
 */
function namedIn(releases: string): Set<string> | null {
  const kept = revisionsIn(releases).map((revision) => revisionFile(releases, revision));
  if (kept.length === 0) return null;
  return new Set(
    [...kept, join(releases, pointerName)].flatMap((file) => versionsOf(textOf(file) ?? '{"remotes":{}}')),
  );
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The folders of versions, as `remote/version`. Other folders are ignored. */
function versionsIn(releases: string): string[] {
  return foldersIn(releases)
    .filter((remote) => v.is(remoteName, remote))
    .flatMap((remote) =>
      foldersIn(join(releases, remote)).flatMap((version) =>
        v.is(versionName, version) ? [`${remote}/${version}`] : [],
      ),
    );
}

function knownUnused(releases: string): Record<string, number> {
  try {
    return v.parse(list, JSON.parse(readFileSync(join(releases, listName), 'utf8')));
  } catch {
    return {};
  }
}

/** Atomic: readers see a complete version or none. */
function remove(releases: string, version: string): void {
  const draft = stagingPath(releases, 'unused');
  renameSync(join(releases, version), draft);
  rmSync(draft, { recursive: true, force: true });
}

/**
 * Removes versions that neither the registry nor a kept revision has had for {@link unusedFor}, and returns their
 * names, `remote/version`. Versions being published again are kept. Throws, and removes nothing, if a registry cannot
 * be read.
 */
export function removeUnused(releases: string, now = Date.now()): string[] {
  // Read before the registry: a version no longer being placed is then in the registry.
  const placed = beingPlaced(releases);
  const named = namedIn(releases);
  if (!named) return [];
  const unused = versionsIn(releases).filter((version) => !named.has(version) && !placed.has(version));
  const before = knownUnused(releases);
  const since = Object.fromEntries(unused.map((version) => [version, Math.min(before[version] ?? now, now)]));
  const old = unused.filter((version) => now - (since[version] ?? now) >= unusedFor);
  for (const version of old) {
    remove(releases, version);
    delete since[version];
  }
  if (JSON.stringify(since) !== JSON.stringify(before)) {
    const draft = stagingPath(releases, 'list');
    writeFileSync(draft, JSON.stringify(since));
    renameSync(draft, join(releases, listName));
  }
  return old;
}
