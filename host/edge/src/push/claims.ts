import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of what receivers were told. No address of an edge reaches it. */
const folderName = '.told';

/** After this time without a sign of its edge somebody else takes a message over; how long notes are kept, ms. */
const lease = 60_000;
const keptFor = 3 * 24 * 3600_000;

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

function ageOf(file: string, now: number): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && now - found.mtimeMs;
}

/** Writes a file that is not there yet; false if it is. */
function made(file: string, text = ''): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Does something with a file; false if it is not there any more. */
function unlessGone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Which messages a receiver has, and which edge sends one, in files that all edges of a folder share. An edge that dies
 * while it sends leaves the message to another one, so that it may come twice, with the same id.
 */
export class Claims {
  readonly #folder: string;

  /**
   * Throws if the folder cannot be written.
   * @param receiver its name for files
   * @param now ms since 1970
   */
  constructor(
    releases: string,
    receiver: string,
    readonly now: () => number,
  ) {
    this.#folder = join(releases, folderName, receiver);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    made(join(this.#folder, 'since'), String(now()));
  }

  /** Since when the receiver is told, ms since 1970: what was before is no news for it. */
  get since(): number {
    return Number(readFileSync(join(this.#folder, 'since'), 'utf8')) || this.now();
  }

  /** Whether this edge is to send a message now. */
  take(id: string): boolean {
    const { taken, done } = this.#filesOf(id);
    if (ageOf(done, this.now()) !== undefined) return false;
    if (!made(taken)) {
      if ((ageOf(taken, Date.now()) ?? 0) < lease) return false;
      const old = `${taken}.${randomUUID()}`;
      // Of two edges that find it left behind only one can rename it.
      if (!unlessGone(() => renameSync(taken, old))) return false;
      rmSync(old, { force: true });
      if (!made(taken)) return false;
    }
    // It may have arrived since it was looked at.
    if (ageOf(done, this.now()) === undefined) return true;
    rmSync(taken, { force: true });
    return false;
  }

  /** This edge still tries to send it. False if another one has taken it over and is through with it. */
  hold(id: string): boolean {
    const time = new Date();
    return unlessGone(() => utimesSync(this.#filesOf(id).taken, time, time));
  }

  /** It has arrived. */
  done(id: string): void {
    const { taken, done } = this.#filesOf(id);
    unlessGone(() => renameSync(taken, done));
  }

  /** Removes notes of messages that nobody sends any more. */
  forget(): void {
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name);
      if (name !== 'since' && (ageOf(file, Date.now()) ?? 0) > keptFor) rmSync(file, { force: true });
    }
  }

  #filesOf(id: string): { taken: string; done: string } {
    const name = join(this.#folder, createHash('sha256').update(id).digest('hex').slice(0, 40));
    return { taken: `${name}.taken`, done: `${name}.done` };
  }
}
