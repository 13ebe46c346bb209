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

/** A unique path for a draft. It names its process, so that others know when it is abandoned. */
export function stagingPath(releases: string, what: string): string {
  mkdirSync(join(releases, stagingName), { recursive: true });
  const maker = `${machine}.${process.pid}.${started}`;
  return join(releases, stagingName, `${what}.${maker}.${randomUUID().slice(0, 8)}`);
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

function makerOf(path: string, name: string): Staged['maker'] {
  const [, host, pid = '', since] = /\.([\w-]*)\.(\d+)\.(\w+)\.\w+$/.exec(name) ?? [];
  if (host !== machine) {
    const found = statSync(path, { throwIfNoEntry: false });
    return found && Date.now() - found.mtimeMs > abandonedAfter ? 'gone' : 'running';
  }
  if (Number(pid) === process.pid) return since === started ? 'this process' : 'gone';
  return isRunning(Number(pid)) ? 'running' : 'gone';
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
