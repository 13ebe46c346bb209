import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { busyReason } from './machine';
import { People } from './people';
import type { RunSite } from './runCandidate';
import { stageLive } from './stage';

/** A separate site for a run: everything that is live, with empty data and sandbox partners. */
export interface SandboxSite extends RunSite {
  /** Its own releases folder. */
  releases: string;
  close: () => Promise<void>;
}

/** The releases folder within a sandbox site's folder. */
export const stagedReleases = 'releases';

const ready = /Marquee ready at (http:\/\/\S+)[\s\S]*Demo player\s+(\S+) \/ (\S+)/;

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

/**
 * Starts a sandbox site in an empty folder with what is live in `releases`; closing it removes the folder. Rejects if
 * it does not start.
 */
export async function startSandbox(releases: string, folder: string): Promise<SandboxSite> {
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
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        RELEASES_DIR: staged,
        RENDERERS: '1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [, url = '', account_id = '', password = ''] = await announced(child);
    const people = new People(url, { account_id, password });
    await people.makeHistory();
    return { url, people, releases: staged, close };
  } catch (error) {
    await close();
    throw error;
  }
}
