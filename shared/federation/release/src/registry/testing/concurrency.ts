import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseRegistry } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { published, testFolder } from '../../testing';
import { readRegistry } from '../folderReading';
import { folderStore } from '../folderStore';
import { promote } from '../promote';
import { ended, startProgram } from './runProgram';

/** The result of concurrent writers and a reader. */
export interface Concurrency {
  revision: number;
  /** The changes in the last revision, in order. */
  changes: string[];
  reads: number;
  /** Inconsistent reads: records of another revision, faults, a decreasing revision. */
  mixed: string[];
  exits: { code: number | null; stderr: string }[];
}

/** Each revision after the first quarantines one more version. */
const isMixed = ({ revision, remotes }: Registry) => remotes.lobby?.quarantined.length !== revision - 1;

/** Runs concurrent writers with `each` changes, while reading the registry at least `reads` times. */
export async function concurrently({ writers = 2, each = 10, reads = 50 }): Promise<Concurrency> {
  const releases = testFolder();
  await promote(folderStore(releases), [published()]);
  const program = new URL('./writer.ts', import.meta.url);
  const children = Array.from({ length: writers }, (_, at) =>
    startProgram(program, [releases, String(at + 1), String(each)]),
  );
  let left = children.length;
  const exits = Promise.all(
    children.map(async (child) => {
      const end = await ended(child);
      left -= 1;
      return end;
    }),
  );
  const mixed: string[] = [];
  let [done, last] = [0, 0];
  while (left > 0 || done < reads) {
    const { registry, faults } = readRegistry(releases);
    const pointer = parseRegistry(JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8')));
    const wrong = faults.length > 0 || pointer.faults.length > 0 || isMixed(registry) || isMixed(pointer.registry);
    if (wrong || registry.revision < last) mixed.push(`${last} → ${registry.revision} ${JSON.stringify(faults)}`);
    last = registry.revision;
    done += 1;
    await setImmediate();
  }
  const { registry } = readRegistry(releases);
  const changes = registry.remotes.lobby?.quarantined.map(({ version }) => version) ?? [];
  return { revision: registry.revision, changes, reads: done, mixed, exits: await exits };
}
