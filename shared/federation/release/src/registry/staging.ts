import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The folder for drafts below a releases folder. */
const stagingName = '.staging';

/** Drafts of other machines count as abandoned after this time, ms. */
const abandonedAfter = 24 * 3600_000;

const machine = hostname().replace(/[^\w-]/g, '');

/** Distinguishes this process from an earlier one with the same id, as in containers. */
const started = Math.round(performance.timeOrigin).toString(36);

/** Names this process in names of files, so that others know when it is gone. */
export const thisProcess = `${machine}.${process.pid}.${started}`;

/** A unique path for a draft. It names its process, so that others know when it is abandoned. */
export function stagingPath(releases: string, what: string): string {
  mkdirSync(join(releases, stagingName), { recursive: true });
  return join(releases, stagingName, `${what}.${thisProcess}.${randomUUID().slice(0, 8)}`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** A draft, possibly of a crashed process. */
export interface Staged {
  path: string;
  name: string;
  maker: 'this process' | 'running' | 'gone';
}

/** The process that a name ends with; undefined where it is none of this machine, which nobody can look for. */
function processIn(name: string): Staged['maker'] | undefined {
  const [, host, pid = '', since] = /([\w-]*)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (host !== machine) return undefined;
  if (Number(pid) === process.pid) return since === started ? 'this process' : 'gone';
  return isRunning(Number(pid)) ? 'running' : 'gone';
}

/** Whether the process that a name ends with is known to have ended: one of this machine. */
export const hasEnded = (name: string): boolean => processIn(name) === 'gone';

function makerOf(path: string, name: string): Staged['maker'] {
  const found = processIn(name.replace(/\.\w+$/, ''));
  if (found) return found;
  const file = statSync(path, { throwIfNoEntry: false });
  return file && Date.now() - file.mtimeMs > abandonedAfter ? 'gone' : 'running';
}

/** All drafts in a releases folder. */
export function stagedIn(releases: string): Staged[] {
  const folder = join(releases, stagingName);
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return names.map((name) => ({ path: join(folder, name), name, maker: makerOf(join(folder, name), name) }));
}
