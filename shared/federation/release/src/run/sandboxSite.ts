import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Product, products } from '@marquee/federation-runtime/products';
import { root } from '@marquee/settings/root';
import { busyReason } from './machine';
import { People } from './people';
import type { RunSite } from './runCandidate';
import { Staff } from './staff';
import { stageLive } from './stage';

/** A separate site for a run, or its desk: everything that is live, with empty data and sandbox partners. */
export interface SandboxSite extends RunSite {
  /** Its own releases folder. */
  releases: string;
  close: () => Promise<void>;
}

/** The releases folder within a sandbox site's folder. */
export const stagedReleases = 'releases';

const ready = /Marquee ready at (http:\/\/\S+)[\s\S]*Demo player\s+(\S+) \/ (\S+)[\s\S]*Desk\s+(http:\/\/\S+)/;

/** Timeout of starting the site, ms; as many times this on a busy machine. */
const startTime = 120_000;
const mostTimes = 5;

/** Waits for a program's ready message, longer on a busy machine. Rejects if it is late, or ends. */
function announced(child: ChildProcess): Promise<RegExpExecArray> {
  let late: NodeJS.Timeout | undefined;
  return new Promise<RegExpExecArray>((done, fail) => {
    const wait = (times: number) => {
      const busy = busyReason();
      if (busy && times < mostTimes) late = setTimeout(wait, startTime, times + 1);
      else fail(new Error(busy ?? `the sandbox site was not ready within ${(times * startTime) / 1000} s`));
    };
    late = setTimeout(wait, startTime, 1);
    let output = '';
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += String(text);
    });
    child.stdout?.on('data', (text) => {
      output += String(text);
      const found = ready.exec(output);
      if (found) done(found);
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error(complaint.trim().split('\n')[0] || 'the sandbox site ended')));
  }).finally(() => clearTimeout(late));
}

/** A port that is free now: the desk's staff sign in at an address of the site that is known before it listens. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Where a product's releases are, and those of the other one, of which there are none. */
const foldersOf = ({ isPublic }: Product, staged: string, none: string) =>
  isPublic ? { RELEASES_DIR: staged, DESK_RELEASES_DIR: none } : { RELEASES_DIR: none, DESK_RELEASES_DIR: staged };

/**
 * Starts a sandbox site in an empty folder with what is live in `releases`, which is a product's; closing it removes
 * the folder. Of the desk's releases the run is at its desk. Rejects if it does not start.
 */
export async function startSandbox(
  releases: string,
  folder: string,
  product: Product = products.site,
): Promise<SandboxSite> {
  const staged = join(folder, stagedReleases);
  let child: ChildProcess | undefined;
  // A tool that fails before it has closed the site must not leave it behind.
  const end = () => void child?.kill();
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child?.once('exit', done));
      child.kill();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await stageLive(releases, staged);
    child = spawn(process.execPath, ['--import', 'tsx', 'backend/app/src/site.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        MARQUEE_MODE: 'sandbox',
        PORT: String(product.isPublic ? 0 : await freePort()),
        HOST: '127.0.0.1',
        DESK_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        ...foldersOf(product, staged, join(folder, 'no-releases')),
        // A run judges what fails, and a look of the sandbox itself would be a sandbox in a sandbox, and so on.
        HEALING: 'off',
        RENDERERS: '1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [, url = '', account_id = '', password = '', desk = ''] = await announced(child);
    const people = new People(url, { account_id, password });
    await people.makeHistory();
    const entered = product.isPublic ? { url, people } : { url: desk, people: new Staff(desk) };
    return { ...entered, releases: staged, close };
  } catch (error) {
    await close();
    throw error;
  }
}
