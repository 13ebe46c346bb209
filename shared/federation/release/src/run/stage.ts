import { cpSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote } from '../registry/promote';
import { releaseOf } from '../registry/published';
import { changeRegistry } from '../registry/store';

/** Puts the files of a folder into another, as hard links if possible: released files are immutable. */
function place(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, file), target);
    } catch {
      cpSync(join(from, file), target);
    }
  }
}

/** Puts a candidate's files into its version's folder. */
export function placeCandidate(releases: string, folder: string, { name, version }: CompiledRemote): void {
  place(folder, join(releases, name, version));
}

/** Makes candidates in a releases folder live. */
export async function goLive(releases: string, candidates: readonly CompiledRemote[]): Promise<void> {
  const published = candidates.map((compiled) => ({
    remote: compiled.name,
    version: compiled.version,
    release: releaseOf(compiled, 'candidate'),
    built: true,
  }));
  await promote(folderStore(releases), published);
}

/** Makes a releases folder with only what is live in another one. */
export async function stageLive(from: string, to: string): Promise<void> {
  const { remotes } = readRegistry(from).registry;
  const live = Object.entries(remotes).flatMap(([name, record]) => {
    const release = record.versions[record.live];
    const folder = join(from, name, record.live);
    if (!release || !existsSync(folder)) return [];
    place(folder, join(to, name, record.live));
    // Without the history, which refers to revisions of the other folder.
    const alone = { lastGood: null, canary: null, quarantined: [], history: [], versions: { [record.live]: release } };
    return [[name, { ...record, ...alone }] as const];
  });
  mkdirSync(to, { recursive: true });
  await changeRegistry(folderStore(to), () => Object.fromEntries(live));
}
