import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Where things are made before they get their names, below a releases folder. */
const stagingName = '.staging';

/** After how long what another machine was making is litter, ms. */
const abandonedAfter = 24 * 3600_000;

const machine = hostname().replace(/[^\w-]/g, '');

/** Tells this process from an earlier one of the same number, as containers have them. */
const started = Math.round(performance.timeOrigin).toString(36);

/** A path of its own for something that is being made. It says by whom, so that others know when it is litter. */
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

/** Something that is being made, or was when its maker was killed. */
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

/** All that is being made in a releases folder. */
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
