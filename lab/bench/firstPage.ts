import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '@marquee/e2e/support/ask';
import { freePort } from '@marquee/e2e/support/freePort';
import { WorkspaceCopy } from '@marquee/e2e/support/workspaceCopy';
import { startServer, stopServer } from './processes';
import { spreadOf } from './statistics';

/** How much longer the first page takes after something has changed. Times in ms, medians. */
export interface FirstPage {
  path: string;
  /** The page when it has been asked for before. */
  warm: number;
  /** The first page that is made of a new release of its remote, less a warm one. */
  afterRelease: number;
  /** The first page that a new process answers, less a warm one. */
  afterRestart: number;
}

const [remote, path] = ['slots', '/slots'];

/** A text of the remote, which each release changes: a full build and all of the gate, as a team releases. */
const changed = 'src/locales/en.json';

/** How long a release may be unknown to an edge, ms. */
const timeout = 20_000;

/** Asks until the page is made of a version of the remote; gives the time of the first answer that is. */
async function firstOf(version: string, origin: string): Promise<number> {
  const until = performance.now() + timeout;
  while (performance.now() < until) {
    const { body, milliseconds } = await ask(origin, path);
    if (brotliDecompressSync(body).includes(`/releases/${remote}/${version}/`)) return milliseconds;
    await wait(20);
  }
  throw new Error(`The edge gives no page of ${remote}@${version}.`);
}

/** A median of pages that were asked for before, and compressed as they stay. */
async function warmPage(origin: string): Promise<number> {
  await ask(origin, path);
  await wait(1000);
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) times.push((await ask(origin, path)).milliseconds);
  return spreadOf(times).median;
}

/**
 * Releases a remote into the folder of a running edge, by the release tool, and starts the edge anew, `runs` times
 * each; asks for a page then.
 */
export async function firstPage(work: string, backend: string, runs: number): Promise<FirstPage> {
  const releases = join(work, 'releases-first');
  cpSync(join(work, 'releases'), releases, { recursive: true, preserveTimestamps: true });
  const copy = new WorkspaceCopy(join(work, 'first-workspace'), remote);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = () =>
    startServer(work, 'edge', {
      PORT: String(port),
      BACKEND_URL: backend,
      HOST_DIST: join(work, 'dist'),
      RELEASES_DIR: releases,
    });
  let edge: ChildProcess | undefined;
  try {
    edge = await start();
    const warm: number[] = [];
    const [released, restarted]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      warm.push(await warmPage(origin));
      copy.change(changed, (text) => text.replace(/"\s*,\n/, ` (${run})",\n`));
      const version = await copy.release(releases);
      released.push(await firstOf(version, origin));
      await stopServer(edge);
      edge = await start();
      restarted.push((await ask(origin, path)).milliseconds);
    }
    const usual = spreadOf(warm).median;
    return {
      path,
      warm: usual,
      afterRelease: spreadOf(released).median - usual,
      afterRestart: spreadOf(restarted).median - usual,
    };
  } finally {
    if (edge) await stopServer(edge);
  }
}
