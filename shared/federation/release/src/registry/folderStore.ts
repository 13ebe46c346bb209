import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry, registryText } from '@marquee/federation-runtime/registry/parse';
import { called } from '@marquee/settings/root';
import { settle, writeSettled } from './durable';
import { pointerName, readRegistry, revisionFile, revisionsIn, revisionsName, textOf } from './folderReading';
import { stagingPath } from './staging';
import { keptRevisions, type RegistryStore } from './store';

/** Gives a written draft its name unless the name is taken. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs with a draft of a text that is on the disk, and leaves none. */
function withDraft<Result>(releases: string, text: string, run: (draft: string) => Result): Result {
  const draft = stagingPath(releases, 'registry');
  try {
    writeSettled(draft, text);
    return run(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * A releases folder from before revisions were kept, or whose `registry.json` was put there by others: what it has
 * becomes a revision.
 */
function adopt(releases: string, expected: number): void {
  if ((revisionsIn(releases)[0] ?? -1) >= expected) return;
  const { registry } = readRegistry(releases);
  if (registry.revision !== expected) return;
  withDraft(releases, registryText(registry), (draft) => linked(draft, revisionFile(releases, expected)));
}

/** Makes `registry.json` the newest revision, also where another writer is at it: whoever is last looks again. */
function point(releases: string, draft: string, written: number): void {
  const file = join(releases, pointerName);
  renameSync(draft, file);
  for (let at = written; ; ) {
    const newest = revisionsIn(releases)[0] ?? at;
    if (newest === at) break;
    withDraft(releases, readFileSync(revisionFile(releases, newest), 'utf8'), (copy) => renameSync(copy, file));
    at = newest;
  }
  settle(releases);
}

/**
 * The registry in a releases folder: `.registry/<revision>.json`, which never change, and `registry.json`, a copy of
 * the newest. A revision is made by giving its name to a whole file, which one writer can do. Nothing is locked, so a
 * writer that is killed stops nobody.
 */
export function folderStore(releases: string): RegistryStore {
  return {
    read: async () => readRegistry(releases),
    async write(next, expected) {
      const text = registryText(next);
      const revisions = join(releases, revisionsName);
      mkdirSync(revisions, { recursive: true });
      adopt(releases, expected);
      if (revisionsIn(releases)[0] !== expected) return false;
      // Both copies are on the disk before the first has a name: a full disk changes nothing.
      return withDraft(releases, text, (pointer) => {
        const file = revisionFile(releases, next.revision);
        if (!withDraft(releases, text, (draft) => linked(draft, file))) return false;
        settle(revisions);
        if (!existsSync(revisionFile(releases, expected))) {
          throw new Error(
            `${keptRevisions} others were faster: ${called('releases')} shows whether revision ${next.revision} is live.`,
          );
        }
        point(releases, pointer, next.revision);
        // The oldest first: while a revision is there, no later one was removed.
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
      const { registry, faults } = parseRegistry(JSON.parse(text));
      if (faults[0]) throw new Error(`Revision ${revision} is not whole: ${faults[0].subject}: ${faults[0].message}`);
      return registry;
    },
  };
}

/** Where a `registry.json` from elsewhere is kept after it was replaced. */
const setAsideName = 'from-elsewhere.json';

/**
 * Puts `registry.json` right where it is no registry, or one from elsewhere: after a damaged disk or a careless copy. A folder that may not be
 * written stays as it is, and is no error: whoever reads it knows the kept revisions. Throws where no revision can be
 * read.
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
      withDraft(releases, registryText(registry), (draft) => renameSync(draft, join(releases, pointerName)));
      found = readRegistry(releases);
      if (found.revision === revision) break;
    }
    settle(releases);
    return 'repaired';
  } catch {
    return 'broken';
  }
}
