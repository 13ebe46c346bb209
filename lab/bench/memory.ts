import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@marquee/e2e/support/ask';
import { freePort } from '@marquee/e2e/support/freePort';
import { type FamilyMemory, familyMemory, startServer, stopServer } from './processes';
import { type Visits, visit } from './visitors';

/** Memory of a site in one process with the embedded database, including child processes. */
export interface SiteMemory {
  atStart: FamilyMemory;
  afterLoad: FamilyMemory;
  /** Peak under load, bytes. */
  most: number;
  load: Visits;
}

const firstPages = ['/', '/slots', '/sports'];

/** Sampling interval, ms. */
const every = 2000;

/** Starts the program of `npm start` on empty data, requests its first pages, then applies load for `seconds`. */
export async function siteMemory(work: string, seconds: number): Promise<SiteMemory> {
  const port = await freePort();
  const site = await startServer(work, 'site', {
    PORT: String(port),
    TRUST_PROXY: 'on',
    DATA_DIR: join(work, 'memory-data'),
    HOST_DIST: join(work, 'dist'),
    RELEASES_DIR: join(work, 'releases'),
  });
  const now = () => familyMemory(site.pid ?? 0);
  const origin = `http://localhost:${port}`;
  try {
    for (const path of firstPages) await ask(origin, path);
    // Background work after a first page, such as better compression.
    await wait(2000);
    const atStart = now();
    let most = atStart.held;
    const watch = setInterval(() => {
      most = Math.max(most, now().held);
    }, every);
    const load = await visit(origin, seconds).finally(() => clearInterval(watch));
    return { atStart, afterLoad: now(), most, load };
  } finally {
    await stopServer(site);
  }
}
