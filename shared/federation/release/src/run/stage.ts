import { cpSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@marquee/federation-build/assets';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { promote } from '../registry/promote';
import { releaseOf } from '../registry/published';
import { changeRegistry } from '../registry/store';

/** Puts the files of a folder into another, as links where the disk has them: what is released never changes. */
function place(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, file), target);
    } catch {
      cpSync(join(from, file), target);
    }
  }
}

/** Puts a candidate's files where a releases folder has those of its version. */
export function placeCandidate(releases: string, folder: string, { name, version }: CompiledRemote): void {
  place(folder, join(releases, name, version));
}

/** Makes candidates live whose files lie in a releases folder. */
export async function goLive(releases: string, candidates: readonly CompiledRemote[]): Promise<void> {
  const published = candidates.map((compiled) => ({
    remote: compiled.name,
    version: compiled.version,
    release: releaseOf(compiled, 'candidate'),
    built: true,
  }));
  await promote(folderStore(releases), published);
}

/** Makes a releases folder with what is live in another one, and nothing else. */
export async function stageLive(from: string, to: string): Promise<void> {
  const { remotes } = readRegistry(from).registry;
  const live = Object.entries(remotes).flatMap(([name, record]) => {
    const release = record.versions[record.live];
    const folder = join(from, name, record.live);
    if (!release || !existsSync(folder)) return [];
    place(folder, join(to, name, record.live));
    // The history stays behind: its revisions are those of another folder.
    const alone = { lastGood: null, canary: null, quarantined: [], history: [], versions: { [record.live]: release } };
    return [[name, { ...record, ...alone }] as const];
  });
  mkdirSync(to, { recursive: true });
  await changeRegistry(folderStore(to), () => Object.fromEntries(live));
}
