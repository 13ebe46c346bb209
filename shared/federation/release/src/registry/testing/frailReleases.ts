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
 * A separate process, because it breaks the disk for everything in it: releases on a disk that fails at the first
 * operation, then at the second, and so on until a release succeeds. Arguments: the faults. Prints the results by
 * fault.
 */
const faults = process.argv.slice(2) as DiskFault[];

/** What a release on a failing disk has left, and the state after the next run. */
export interface FrailRelease {
  hasFailed: boolean;
  /** Whether the release reported success. */
  isDone: boolean;
  live: string | undefined;
  revision: number;
  /** Number of faults that a reader finds. */
  faults: number;
  /** The content of `registry.json` alone. */
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
