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

/** Additional time of the first page after a change. Times in ms, medians. */
export interface FirstPage {
  path: string;
  /** A page that was requested before. */
  warm: number;
  /** The first page of a new release of its remote, minus a warm one. */
  afterRelease: number;
  /** The first page of a new process, minus a warm one. */
  afterRestart: number;
}

const [remote, path] = ['slots', '/slots'];

/** A text of the remote, changed by each release: a full build with the complete gate. */
const changed = 'src/locales/en.json';

/** How long an edge may take to notice a release, ms. */
const timeout = 20_000;

/** Requests until the page uses a version of the remote; returns the time of that response. */
async function firstOf(version: string, origin: string): Promise<number> {
  const until = performance.now() + timeout;
  while (performance.now() < until) {
    const { body, milliseconds } = await ask(origin, path);
    if (brotliDecompressSync(body).includes(`/releases/${remote}/${version}/`)) return milliseconds;
    await wait(20);
  }
  throw new Error(`The edge gives no page of ${remote}@${version}.`);
}

/** The median time of warm pages at final compression. */
async function warmPage(origin: string): Promise<number> {
  await ask(origin, path);
  await wait(1000);
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) times.push((await ask(origin, path)).milliseconds);
  return spreadOf(times).median;
}

/**
 * Releases a remote into a running edge's folder with the release tool, and restarts the edge, `runs` times each,
 * measuring the first page.
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
