import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Sums } from '../health/liveVersions';
import { sharedSecret } from '../registry/sharedSecret';
import type { Noted } from './canaries';
import { keepDay, sumsBefore } from './daySums';
import { doings } from './rules';

/** The folder of what edges noted of visitors, a folder for each day. No address of an edge reaches it. */
const figuresName = '.figures';

/** The days in UTC: all edges change the salt at the same time. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const key = v.pipe(v.string(), v.maxLength(64));
/** As `nameOf` makes it: of another version of this product it may be something else. */
const name = v.pipe(
  v.string(),
  v.maxLength(100_000),
  v.check((text) => /^\["[a-z][\w-]*","[^"]+","[^"]+",[\d.]+(,|\])/.test(text)),
);
const noted = v.object({
  name,
  sign: v.picklist(['seen', 'ran', 'failed', ...doings]),
  arm: v.picklist(['canary', 'live']),
  session: key,
  network: key,
});

function notedIn(line: string): Noted[] {
  try {
    const { success, output } = v.safeParse(noted, JSON.parse(line));
    return success ? [output] : [];
  } catch {
    return [];
  }
}

function bytesOf(path: string, from: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
  } finally {
    closeSync(file);
  }
}

/** Reads files to which others append, from where it was: whole lines only. */
class Tail {
  readonly #read = new Map<string, number>();

  constructor(readonly folder: string) {}

  /** What is new, in files other than `own`. */
  news(own?: string): Noted[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.ndjson') && name !== own)
      .flatMap((name) => {
        const from = this.#read.get(name) ?? 0;
        const bytes = bytesOf(join(this.folder, name), from);
        const whole = bytes.lastIndexOf(10) + 1;
        this.#read.set(name, from + whole);
        return bytes.subarray(0, whole).toString().split('\n').flatMap(notedIn);
      });
  }
}

/** Keeps what live versions did on a day, and removes all that was noted of its visitors. */
function endDay(releases: string, day: string): void {
  const folder = join(releases, figuresName, day);
  try {
    keepDay(releases, day, new Tail(folder).news());
  } catch (error) {
    // Another edge was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What edges tell each other of versions, and themselves after a restart (ADR 88): each appends to a file of its own,
 * and reads those of the others. A visitor whom two edges saw has the same hash at both, and counts once.
 */
export class FigureLog {
  readonly #folder: string;
  readonly #own = `${randomUUID()}.ndjson`;
  readonly #tail: Tail;
  readonly salt: Buffer;
  /** What live versions did on the days before. */
  readonly earlier: Sums;

  /** Throws if the folder cannot be written. Removes other days. */
  constructor(
    releases: string,
    readonly day: string,
  ) {
    const all = join(releases, figuresName);
    this.#folder = join(all, day);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    for (const other of readdirSync(all).filter((name) => name < day)) endDay(releases, other);
    this.earlier = sumsBefore(releases, day);
    // The salt of a day's hashes: the first edge makes it, all use it, and it goes with its day.
    this.salt = sharedSecret(join(this.#folder, 'salt'), 16);
    this.#tail = new Tail(this.#folder);
  }

  add(entry: Noted): void {
    appendFileSync(join(this.#folder, this.#own), `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  /** What the others noted since this was asked last. */
  news(): Noted[] {
    return this.#tail.news(this.#own);
  }
}

/** All that edges noted on the newest day. */
export function notedNow(releases: string): Noted[] {
  try {
    const day = readdirSync(join(releases, figuresName)).sort().at(-1);
    return day ? new Tail(join(releases, figuresName, day)).news() : [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
