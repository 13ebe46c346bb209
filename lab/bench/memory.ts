import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@marquee/e2e/support/ask';
import { freePort } from '@marquee/e2e/support/freePort';
import { type FamilyMemory, familyMemory, startServer, stopServer } from './processes';
import { type Visits, visit } from './visitors';

/** Memory of a site in one process with the embedded database, its child processes included. */
export interface SiteMemory {
  atStart: FamilyMemory;
  afterLoad: FamilyMemory;
  /** The most that was held under load, bytes. */
  most: number;
  load: Visits;
}

const firstPages = ['/', '/slots', '/sports'];

/** How often memory is looked at under load, ms. */
const every = 2000;

/** Starts what `npm start` runs on empty data, asks its first pages, and then lets visitors in for `seconds`. */
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
    // What a first page leaves to be done after its answer, such as compressing it well.
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
