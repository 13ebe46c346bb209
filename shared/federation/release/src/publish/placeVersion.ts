import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteName, versionName } from '@marquee/federation-runtime/registry/description';
import { called } from '@marquee/settings/root';
import * as v from 'valibot';
import { syncPath, syncTree, writeDurably } from '../registry/durable';
import { readRegistry } from '../registry/folderReading';
import { type Staged, stagedIn, stagingPath } from '../registry/staging';

const noteSchema = v.object({ remote: remoteName, version: versionName });

type Named = v.InferOutput<typeof noteSchema>;

/**
 * Notes announce versions being placed: until the registry has a version, its folder is garbage once its process is
 * gone.
 */
const noteName = 'placing.';

function noted({ path, name }: Staged): Named | undefined {
  if (!name.startsWith(noteName)) return undefined;
  try {
    const found = v.safeParse(noteSchema, JSON.parse(readFileSync(path, 'utf8')));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

const isSame = (a: Named, b: Named | undefined) => a.remote === b?.remote && a.version === b.version;

function wasReleased(releases: string, { remote, version }: Named): boolean {
  const { remotes } = readRegistry(releases).registry;
  const record = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  return record !== undefined && (version in record.versions || record.history.some((one) => one.version === version));
}

/** The versions that processes are placing now, as `remote/version`: the registry does not have them yet. */
export function beingPlaced(releases: string): Set<string> {
  return new Set(
    stagedIn(releases).flatMap((staged) => {
      const named = noted(staged);
      return named ? [`${named.remote}/${named.version}`] : [];
    }),
  );
}

/**
 * Moves a version from a staging folder to its place atomically, synced to disk before the registry can refer to it.
 * Throws if another process has published that version meanwhile, or is about to.
 */
export function placeVersion(releases: string, named: Named, staging: string): void {
  const { remote, version } = named;
  syncTree(staging);
  const note = stagingPath(releases, 'placing');
  writeDurably(note, JSON.stringify({ remote, version }));
  const isReserved = stagedIn(releases).some((one) => one.maker === 'running' && isSame(named, noted(one)));
  if (isReserved || wasReleased(releases, named)) {
    rmSync(note);
    throw new Error(
      `${remote} ${version} is being published by another run, too. Look at it (${called('releases')}), and ask again.`,
    );
  }
  const target = join(releases, remote, version);
  mkdirSync(join(releases, remote), { recursive: true });
  // A folder of this name without a registry entry was left by an interrupted run.
  rmSync(target, { recursive: true, force: true });
  renameSync(staging, target);
  syncPath(join(releases, remote));
  syncPath(releases);
}

/**
 * Removes what crashed runs left in a releases folder: drafts, incomplete folders, and versions without a registry
 * entry. `ownToo` at the end of a run: unreleased versions of this process are garbage, too.
 */
export function sweep(releases: string, { ownToo = false } = {}): void {
  const staged = stagedIn(releases);
  const isLitter = ({ maker }: Staged) => maker === 'gone' || (ownToo && maker === 'this process');
  const wanted = staged.flatMap((one) => (isLitter(one) ? [] : (noted(one) ?? [])));
  for (const one of staged.filter(isLitter)) {
    const named = noted(one);
    const isWanted = named && (wanted.some((other) => isSame(other, named)) || wasReleased(releases, named));
    if (named && !isWanted) rmSync(join(releases, named.remote, named.version), { recursive: true, force: true });
    rmSync(one.path, { recursive: true, force: true });
  }
}
