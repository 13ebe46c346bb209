import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegistry } from '@marquee/federation-runtime/registry/parse';
import { sweep } from '../../publish/placeVersion';
import { published, testFolder } from '../../testing';
import { readRegistry } from '../folderReading';
import { folderStore, repairPointer } from '../folderStore';
import { promote } from '../promote';
import { type DiskFault, withFrailDisk } from './frailDisk';

/**
 * A process of its own, as it spoils the disk for everything in it: releases with a disk that fails at the first thing
 * that is done to it, then with one that fails at the second, until a release comes through. Words: the faults. Prints
 * what was found each time, by fault.
 */
const faults = process.argv.slice(2) as DiskFault[];

/** What a release on a failing disk has left, and what the next run makes of it. */
export interface FrailRelease {
  hasFailed: boolean;
  /** Whether the release said that it was done. */
  isDone: boolean;
  live: string | undefined;
  revision: number;
  /** What a reader finds wrong. */
  faults: number;
  /** What `registry.json` says by itself. */
  pointer: { revision: number; faults: number };
  after: { live: string | undefined; revision: number; pointer: number; litter: string[] };
}

const pointerOf = (releases: string) =>
  parseRegistry(JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8')));

async function releaseFailingAt(at: number, fault: DiskFault): Promise<FrailRelease> {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  let isDone = false;
  const hasFailed = await withFrailDisk(at, fault, async () => {
    await promote(store, [published('1.1.0')]);
    isDone = true;
  });
  const { registry, faults: wrong } = readRegistry(releases);
  const pointer = pointerOf(releases);
  repairPointer(releases);
  sweep(releases, { ownToo: true });
  const next = await promote(store, [published('1.2.0')]);
  return {
    hasFailed,
    isDone,
    live: registry.remotes.lobby?.live,
    revision: registry.revision,
    faults: wrong.length,
    pointer: { revision: pointer.registry.revision, faults: pointer.faults.length },
    after: {
      live: readRegistry(releases).registry.remotes.lobby?.live,
      revision: next.revision,
      pointer: pointerOf(releases).registry.revision,
      litter: readdirSync(join(releases, '.staging')),
    },
  };
}

const all: Record<string, FrailRelease[]> = {};
for (const fault of faults) {
  const found: FrailRelease[] = [];
  while (found.at(-1)?.hasFailed !== false) found.push(await releaseFailingAt(found.length + 1, fault));
  all[fault] = found;
}
process.stdout.write(JSON.stringify(all));
