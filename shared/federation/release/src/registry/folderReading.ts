import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  emptyRegistry,
  type ParsedRegistry,
  parseRegistry,
  type RegistryFault,
} from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { idOf, Lineage, linkIn } from './lineage';
import { repaired } from './repair';
import { assertSigned, type RegistryTrust, trustOf } from './signature';
import type { RegistryReading } from './store';

/** The file that everybody reads: a copy of the newest revision. */
export const pointerName = 'registry.json';

/** The folder of immutable revisions, which edges do not serve. */
export const revisionsName = '.registry';

/** Largest registry that is read, bytes. */
const mostBytes = 256_000_000;

/** The file of a revision in a releases folder. */
export const revisionFile = (releases: string, revision: number) => join(releases, revisionsName, `${revision}.json`);

/** The revisions that a releases folder keeps, newest first. */
export function revisionsIn(releases: string): number[] {
  let names: string[] = [];
  try {
    names = readdirSync(join(releases, revisionsName));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : [])).sort((a, b) => b - a);
}

/** The text of a file; undefined if it does not exist. */
export function textOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.size > mostBytes) throw new Error(`it has ${found.size} bytes of ${mostBytes}`);
  return readFileSync(file, 'utf8');
}

/** How the kept revisions of a releases folder follow each other. */
export const lineageOf = (releases: string, kept = revisionsIn(releases)): Lineage =>
  new Lineage(kept, (revision) => {
    try {
      return linkIn(textOf(revisionFile(releases, revision)));
    } catch {
      return undefined;
    }
  });

/** The registry in a releases folder, and the state of `registry.json`. */
export interface FolderReading extends RegistryReading {
  /** `foreign`: a registry that the release tool did not write here. */
  pointer: 'good' | 'broken' | 'missing' | 'foreign';
  /** Whether the reader's previous registry is among the kept revisions. */
  hasBefore: boolean;
  /** Whether it is above the reader's previous one, and nothing shows that it follows that one. */
  isLeap: boolean;
  /** Why the reader's previous registry stays, although the folder has another one. */
  stays?: string | undefined;
}

/**
 * Why a `registry.json` is not trusted; undefined if it is. The release tool writes a revision before the pointer, so a
 * pointer newer than all kept revisions came from elsewhere. Without kept revisions, a reader only accepts the next
 * revision after its own, with all of its remotes.
 */
function whyForeign(
  { registry, faults }: ParsedRegistry,
  newestKept: number | undefined,
  before: Registry | undefined,
): string | undefined {
  const { revision, remotes } = registry;
  if (newestKept !== undefined) {
    return revision > newestKept ? `revision ${revision} was not written here: ${newestKept} is the newest` : undefined;
  }
  if (!before || revision < before.revision) return undefined;
  if (revision > before.revision + 1) return `revision ${revision} does not follow ${before.revision}, which stays`;
  const there = new Set([...Object.keys(remotes), ...faults.map(({ subject }) => subject)]);
  const lacking = Object.keys(before.remotes).filter((name) => !there.has(name));
  return lacking.length > 0 ? `it lacks ${lacking.join(', ')}: revision ${before.revision} stays` : undefined;
}

/** Whether a revision is above a reader's previous one, and does not name it. */
const isLeap = (before: Registry, { revision, after }: Registry) =>
  revision > before.revision && !(after ? after.includes(idOf(before)) : revision === before.revision + 1);

/**
 * Reads the registry of a releases folder: the newest valid revision, from `registry.json` or a kept one; a foreign
 * `registry.json` is ignored (`whyForeign`). An invalid record is replaced by the newest valid one of its remote, at
 * last from `before`, the reader's previous registry; older revisions than that are ignored. A folder without any gives
 * an empty registry. Throws if there are some and none can be read. A file without the signature that `trust` asks for
 * is like one that is damaged. Where the kept revisions have `before`, only what follows it is newer (ADR 101).
 */
export function readRegistry(
  releases: string,
  before?: Registry,
  trust: RegistryTrust | null | undefined = trustOf(releases),
): FolderReading {
  const faults: RegistryFault[] = [];
  const parsed = new Map<string, ParsedRegistry | undefined>();
  const ends = new Map<ParsedRegistry, number>();
  const now = Date.now();
  function read(file: string, revision?: number): ParsedRegistry | undefined {
    try {
      const text = textOf(file);
      const data: unknown = text === undefined ? undefined : JSON.parse(text);
      const found = text === undefined ? undefined : parseRegistry(data);
      if (found && trust) ends.set(found, assertSigned(data, trust, now));
      if (found && revision !== undefined && found.registry.revision !== revision) {
        throw new Error(`it is revision ${found.registry.revision}`);
      }
      return found;
    } catch (error) {
      faults.push({ subject: file, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
  const once = (file: string, revision?: number) => {
    if (!parsed.has(file)) parsed.set(file, read(file, revision));
    return parsed.get(file);
  };
  const file = join(releases, pointerName);
  const found = once(file);
  const isBroken = faults.length > 0;
  const kept = revisionsIn(releases);
  const lineage = lineageOf(releases, kept);
  const hasBefore = before !== undefined && lineage.has(before);
  /** Why a later revision is not the reader's; undefined if it is. */
  const whyStrange = ({ registry }: ParsedRegistry): string | undefined =>
    before && hasBefore && registry.revision > before.revision && !lineage.follows(registry, before)
      ? `revision ${registry.revision} does not follow ${before.revision}, which stays`
      : undefined;
  let stays: string | undefined;
  const refusal = found && (whyForeign(found, kept[0], before) ?? whyStrange(found));
  if (refusal) faults.push({ subject: file, message: refusal });
  if (refusal && kept.length === 0) stays = refusal;
  const pointer = refusal ? undefined : found;
  const atLeast = pointer?.registry.revision ?? -1;
  let head: ParsedRegistry | undefined;
  for (const revision of kept.filter((revision) => revision >= atLeast)) {
    const one = once(revisionFile(releases, revision), revision);
    const why = one && whyStrange(one);
    if (why) faults.push({ subject: revisionFile(releases, revision), message: why });
    stays ??= why;
    head ??= why ? undefined : one;
  }
  head ??= pointer;
  const state = {
    revision: Math.max(kept[0] ?? 0, atLeast, 0),
    faults,
    pointer: pointer ? 'good' : refusal ? 'foreign' : isBroken ? 'broken' : 'missing',
    hasBefore,
    isLeap: before !== undefined && !hasBefore && head !== undefined && isLeap(before, head.registry),
  } as const;
  if (!found && !isBroken && (kept.length > 0 || before)) {
    faults.push({ subject: file, message: 'it is not there' });
  }
  if (!head && !before && faults.length > 0) {
    throw new Error(
      `The registry is refused: ${faults.map((fault) => `${fault.subject}: ${fault.message}`).join('; ')}`,
    );
  }
  if (before && (!head || head.registry.revision < before.revision)) {
    if (head) {
      stays = `revision ${head.registry.revision} is older than ${before.revision}, which stays`;
      faults.push({ subject: file, message: stays });
    }
    return { ...state, stays, registry: before };
  }
  if (!head) return { ...state, registry: emptyRegistry };
  if (!before && lineage.isStray(head.registry)) {
    const message = `revision ${head.registry.revision} follows none that is kept: it came from elsewhere, or a file is gone`;
    faults.push({ subject: file, message });
  }
  function* sources(): Generator<Registry> {
    if (pointer && head !== pointer) yield pointer.registry;
    for (const one of kept) {
      const found = one < (head?.registry.revision ?? 0) ? once(revisionFile(releases, one), one) : undefined;
      if (found) yield found.registry;
    }
    if (before) yield before;
  }
  return { ...state, stays, registry: repaired(head, sources(), faults), signedUntil: ends.get(head) };
}
