import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { called } from '@marquee/settings/root';
import * as v from 'valibot';
import { pointerName, revisionFile, revisionsIn } from './folderReading';
import { idOf, isSame, type Link } from './lineage';
import { hasEnded, thisProcess } from './staging';

/** The folder in which each running edge says what it serves. No address of an edge reaches it. */
const folderName = '.edges';

/** An edge that was silent for so long has ended, ms; clocks of other machines may differ by as much. */
const silentAfter = 600_000;

/** After this time, ms, a process of this machine is looked for: before, it may run in a container beside this one. */
const freshFor = 60_000;

/** How long an edge may take to follow a revision, ms. */
const followsWithin = 5_000;

const schema = v.object({
  host: v.pipe(v.string(), v.maxLength(255)),
  pid: v.pipe(v.number(), v.safeInteger()),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e11)),
  id: v.pipe(v.string(), v.maxLength(64)),
  since: v.pipe(v.string(), v.isoTimestamp()),
  stays: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** What an edge says of itself. */
type EdgeNote = v.InferOutput<typeof schema>;

/** A running edge. */
export interface RunningEdge extends EdgeNote {
  /** When it said so last, ms, by the clock of the folder. */
  at: number;
}

const own = `${thisProcess}.json`;

/** Notes what this process serves, since when, and why it is not the newest. Throws if it cannot be written. */
export function noteEdge(
  releases: string,
  serves: Link,
  { since, stays }: { since: Date; stays?: string | undefined },
) {
  const folder = join(releases, folderName);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const note: EdgeNote = {
    host: hostname().slice(0, 255),
    pid: process.pid,
    revision: serves.revision,
    id: idOf(serves),
    since: since.toISOString(),
    ...(stays && { stays: stays.slice(0, 500) }),
  };
  const draft = join(folder, `${own}.draft`);
  writeFileSync(draft, JSON.stringify(note), { mode: 0o600 });
  renameSync(draft, join(folder, own));
}

/** Forgets this process, which ends. */
export const forgetEdge = (releases: string): void => rmSync(join(releases, folderName, own), { force: true });

/** Removes the notes of edges that have ended. */
export function forgetEnded(releases: string, now = Date.now()): void {
  const folder = join(releases, folderName);
  for (const name of namesIn(folder)) if (!isRunning(folder, name, now)) rmSync(join(folder, name), { force: true });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

function isRunning(folder: string, name: string, now: number): boolean {
  const age = Math.abs(now - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0));
  return age < freshFor || (age < silentAfter && !hasEnded(name.slice(0, -'.json'.length)));
}

/** The edges that run on a releases folder, here and on other machines. */
export function runningEdges(releases: string, now = Date.now()): RunningEdge[] {
  const folder = join(releases, folderName);
  return namesIn(folder).flatMap((name) => {
    try {
      if (!isRunning(folder, name, now)) return [];
      const { success, output } = v.safeParse(schema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return success ? [{ ...output, at: statSync(join(folder, name)).mtimeMs }] : [];
    } catch {
      return [];
    }
  });
}

/** When the newest revision of a folder was written, ms, by the clock of the folder. */
function writtenAt(releases: string): number {
  const [newest] = revisionsIn(releases);
  const file = newest === undefined ? join(releases, pointerName) : revisionFile(releases, newest);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
}

/** An edge that does not serve what its folder says. */
export interface DeafEdge extends RunningEdge {
  /** What to do about it. */
  cure: string;
}

/** The edges that had the time to follow the newest revision and serve another one. */
export function deafEdges(releases: string, newest: Link, now = Date.now()): DeafEdge[] {
  const written = writtenAt(releases);
  const isDeaf = (edge: RunningEdge) => !isSame(edge, newest) && edge.at - written > followsWithin;
  return runningEdges(releases, now)
    .filter(isDeaf)
    .map((edge) => ({ ...edge, cure: cureOf(edge, newest) }));
}

function cureOf({ revision }: EdgeNote, newest: Link): string {
  const restored = called('releases', `--restore ${newest.revision}`);
  if (revision > newest.revision) return `the next change of any remote reaches it; at once: ${restored}`;
  return `if revision ${newest.revision} is right: ${restored}; otherwise remove its file from .registry`;
}

/** Edges that serve another revision than the newest, as lines for operators. */
export const deafLines = (releases: string, newest: Link): string[] =>
  deafEdges(releases, newest).map(
    ({ host, pid, revision, since, stays, cure }) =>
      `! the edge ${host}, process ${pid}, serves revision ${revision} since ${since}, not ${newest.revision}${stays ? ` (${stays})` : ''}. What is changed there does not reach its visitors: ${cure}`,
  );
