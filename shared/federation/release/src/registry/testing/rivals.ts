import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { published, testFolder } from '../../testing';
import { lineageOf, readRegistry } from '../folderReading';
import { folderStore } from '../folderStore';
import { anyRevision, idOf } from '../lineage';
import { promote, quarantine } from '../promote';
import { newId } from '../store';

/**
 * A separate process, as it holds writers between their look at the folder and their writing: of one who changes and
 * one who restores, both begin with the same revision, and one writes first. Prints the outcomes.
 */
const real = fs.linkSync;

/** Runs something before a file of this name is linked, once. */
function before(name: string, run: () => void): void {
  let isHeld = true;
  Object.assign(fs, {
    linkSync(from: string, to: string) {
      if (isHeld && to.endsWith(name)) {
        isHeld = false;
        run();
      }
      real(from, to);
    },
  });
  syncBuiltinESMExports();
}

/** What came of two writers. */
export interface Rivals {
  /** Whether the writer that was first wrote. */
  first: boolean;
  /** What each has changed, as far as it is in the newest revision. */
  changes: string[];
  kept: number[];
  isChained: boolean;
}

const time = 1_764_000_000;

async function rivals(isRestoredFirst: boolean): Promise<Rivals> {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  await promote(store, [published('1.1.0')]);
  const { registry } = readRegistry(releases);
  const { lobby } = registry.remotes;
  if (!lobby) throw new Error('no lobby');
  /** Writes at once what was made of the revision that both saw: of 2, numbered as is said. */
  function writeNow(revision: number, after: string[], reason: string): Promise<boolean> {
    const quarantined = [{ version: '0.1.0', reason, at: new Date().toISOString() }];
    const remotes = { lobby: { ...lobby, quarantined } } as typeof registry.remotes;
    return store.write({ ...registry, revision, id: newId(), after, remotes }, 2);
  }
  let first: Promise<boolean> | undefined;
  const restore = () => writeNow(time, [idOf(registry), anyRevision], 'restored');
  if (isRestoredFirst) {
    before('/3.json', () => {
      first = restore();
    });
    await quarantine(store, 'lobby', '1.1.0', 'changed');
  } else {
    before(`/${time}.json`, () => {
      first = writeNow(3, [idOf(registry)], 'changed');
    });
    if (await restore()) throw new Error('what was changed meanwhile is lost');
    await quarantine(store, 'lobby', '1.1.0', 'restored');
  }
  const { registry: newest } = readRegistry(releases);
  const kept = await store.history();
  const changes = newest.remotes.lobby?.quarantined.map(({ reason }) => reason) ?? [];
  return {
    first: (await first) ?? false,
    changes,
    kept,
    isChained: lineageOf(releases).follows(newest, registry, true),
  };
}

process.stdout.write(JSON.stringify([await rivals(true), await rivals(false)]));
