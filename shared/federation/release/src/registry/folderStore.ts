import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, registryText } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { called } from '@marquee/settings/root';
import { syncPath, writeDurably } from './durable';
import { runningEdges } from './edges';
import {
  lineageOf,
  pointerName,
  readRegistry,
  revisionFile,
  revisionsIn,
  revisionsName,
  textOf,
} from './folderReading';
import { anyRevision, idOf, type Link } from './lineage';
import { assertSigned, signedText, trustOf } from './signature';
import { stagingPath } from './staging';
import { keptRevisions, newId, type RegistryReading, type RegistryStore } from './store';
import { withoutAuthors } from './trail';

/** Links a draft to its final name, unless the name exists. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs with a synced draft of a text, and removes it afterwards. */
function withDraft<Result>(releases: string, text: string, run: (draft: string) => Result): Result {
  const draft = stagingPath(releases, 'registry');
  try {
    writeDurably(draft, text);
    return run(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A registry's text as it is kept in a releases folder, signed where that is needed. */
function textFor(releases: string, registry: Registry): string {
  const text = registryText(registry);
  const trust = trustOf(releases);
  return trust ? signedText(registry, trust, Date.now()) : text;
}

/**
 * Adopts the `registry.json` of a folder without revisions (from an old version, or copied there) as a revision, as it
 * is: readers that need a signature do not take one without.
 */
function adopt(releases: string, expected: number): void {
  if ((revisionsIn(releases)[0] ?? -1) >= expected) return;
  const { registry } = readRegistry(releases, undefined, null);
  if (registry.revision !== expected) return;
  withDraft(releases, registryText(registry), (draft) => linked(draft, revisionFile(releases, expected)));
}

/** What `registry.json` has of a revision: it is served. */
const pointerText = (releases: string, registry: Registry) => textFor(releases, withoutAuthors(registry));

/** Makes `registry.json` a copy of the newest revision; with concurrent writers, the last one checks again. */
function point(releases: string, draft: string, written: number): void {
  const file = join(releases, pointerName);
  renameSync(draft, file);
  for (let at = written; ; ) {
    const newest = revisionsIn(releases)[0] ?? at;
    if (newest === at) break;
    const { registry } = parseRegistry(JSON.parse(readFileSync(revisionFile(releases, newest), 'utf8')));
    withDraft(releases, pointerText(releases, registry), (copy) => renameSync(copy, file));
    at = newest;
  }
  syncPath(releases);
}

/**
 * Whether a revision that was just written is the one that follows `expected`. Where two writers chose other numbers,
 * as one restores or one knows of an edge that is ahead, both may have written: then neither stays.
 */
function isAlone(releases: string, written: Link, expected: number): boolean {
  const kept = revisionsIn(releases);
  const lineage = lineageOf(releases, kept);
  const newest = kept[0] === written.revision ? written : lineage.linkOf(kept[0] ?? 0);
  const hasRival = kept.some((one) => one > expected && one < written.revision);
  return !hasRival && newest !== undefined && (newest === written || lineage.follows(newest, written, true));
}

/** Throws where the newest revision is none of this folder: what is built on it, edges would not take. */
function assertOwn(releases: string, expected: number): void {
  const lineage = lineageOf(releases);
  const newest = lineage.linkOf(expected);
  if (!newest || !lineage.isStray(newest)) return;
  const file = revisionFile(releases, expected);
  throw new Error(
    `Nothing was changed: revision ${expected} follows none that is kept. If it came from elsewhere, remove ${file}. If it is what you want: ${called('releases', `--restore ${expected}`)}`,
  );
}

/** What a store in a folder is opened with. */
export interface FolderStoreOptions {
  /** What an edge serves, which is what it knows of the folder's revisions. */
  serves?: (() => Registry) | undefined;
}

/**
 * The registry in a releases folder: immutable `.registry/<revision>.json`, and `registry.json`, a copy of the newest
 * without names of people.
 * A revision is created by linking a complete file to its name, which only one writer can do. There are no locks, so a
 * crashed writer blocks nobody.
 */
export function folderStore(releases: string, { serves }: FolderStoreOptions = {}): RegistryStore {
  /** As the edge reads it; as everybody does, where the folder has no more what the edge serves. */
  function reading(own = serves?.()): RegistryReading {
    const found = readRegistry(releases, own);
    if (found.stays && revisionsIn(releases).length === 0)
      throw new Error(
        `Nothing was changed: ${found.stays}. Put back the registry.json of this folder, or start the edge anew.`,
      );
    const served = Math.max(own?.revision ?? 0, ...runningEdges(releases).map(({ revision }) => revision));
    return { ...(own && !found.hasBefore ? readRegistry(releases) : found), served };
  }
  return {
    read: async () => reading(),
    async write(next, expected) {
      if (!serves && !next.after?.includes(anyRevision)) assertOwn(releases, expected);
      const text = textFor(releases, next);
      const revisions = join(releases, revisionsName);
      mkdirSync(revisions, { recursive: true });
      adopt(releases, expected);
      if (revisionsIn(releases)[0] !== expected) return false;
      // Both copies are on disk before the first one is linked: a full disk changes nothing.
      return withDraft(releases, pointerText(releases, next), (pointer) => {
        const file = revisionFile(releases, next.revision);
        if (!withDraft(releases, text, (draft) => linked(draft, file))) return false;
        syncPath(revisions);
        if (!isAlone(releases, next, expected)) {
          rmSync(file, { force: true });
          return false;
        }
        if (!existsSync(revisionFile(releases, expected))) {
          throw new Error(
            `${keptRevisions} others were faster: ${called('releases')} shows whether revision ${next.revision} is live.`,
          );
        }
        point(releases, pointer, next.revision);
        // Oldest first: as long as a revision exists, all later ones do.
        for (const old of revisionsIn(releases).slice(keptRevisions).reverse()) {
          rmSync(revisionFile(releases, old), { force: true });
        }
        return true;
      });
    },
    history: async () => revisionsIn(releases),
    at: async (revision) => {
      const text = textOf(revisionFile(releases, revision));
      if (text === undefined) throw new Error(`Revision ${revision} is not kept.`);
      const data: unknown = JSON.parse(text);
      const trust = trustOf(releases);
      if (trust) assertSigned(data, trust, 0);
      const { registry, faults } = parseRegistry(data);
      if (faults[0]) throw new Error(`Revision ${revision} is not whole: ${faults[0].subject}: ${faults[0].message}`);
      return registry;
    },
  };
}

/**
 * Signs the newest registry as it is, as a new revision: before its signature ends, after a change of keys, or the
 * first time. It trusts what is in the folder: look at it first.
 */
export async function signRegistry(releases: string): Promise<number> {
  const { registry, revision: before } = readRegistry(releases, undefined, null);
  const revision = before + 1;
  const next = { ...registry, revision, id: newId(), after: [idOf(registry), anyRevision] };
  if (!(await folderStore(releases).write(next, before)))
    throw new Error('Another change was first. Nothing was signed: try again.');
  return revision;
}

/** Where a foreign `registry.json` is kept after it was replaced. */
const setAsideName = 'from-elsewhere.json';

/**
 * Repairs `registry.json` if it is invalid or foreign, after a damaged disk or a careless copy. A read-only folder is
 * left alone without error: readers use the kept revisions. Throws if no revision can be read.
 */
export function repairPointer(releases: string): 'good' | 'repaired' | 'broken' {
  let found = readRegistry(releases);
  if (found.pointer === 'good' || found.revision === 0) return 'good';
  try {
    for (;;) {
      const { registry, revision } = found;
      if (found.pointer === 'foreign') {
        copyFileSync(join(releases, pointerName), join(releases, revisionsName, setAsideName));
      }
      withDraft(releases, pointerText(releases, registry), (draft) => renameSync(draft, join(releases, pointerName)));
      found = readRegistry(releases);
      if (found.revision === revision) break;
    }
    syncPath(releases);
    return 'repaired';
  } catch {
    return 'broken';
  }
}
