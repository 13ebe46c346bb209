import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { gamesOrigin } from '@marquee/backend/testing/processes/livePartners';
import { otherDomain, writeLiveSites } from '@marquee/backend/testing/processes/liveSites';
import { startNginx } from '@marquee/backend/testing/proxies/nginx';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import { type Archive, commandOutput } from './archiveCommand';
import { backgroundLoad } from './backgroundLoad';
import type { Installation, Server } from './installation';
import { killed, openTraffic } from './traffic';

/** Duration of each, ms. */
const time = 15_000;

/** Kills an edge, and restarts it after a while. */
async function edgeDead({ edges: [edge] }: Installation, archive: Archive): Promise<void> {
  await edge?.end('kill');
  await setTimeout(time);
  await edge?.start(archive);
  await setTimeout(time / 2);
}

/**
 * Both proxy configurations as shipped, each in front of the same two edges: a closed site, prefetched pages, and a
 * dead edge cost nobody a page.
 */
export async function rehearseProxies(
  installation: Installation,
  database: Database,
  { current, equal }: { last: Archive; current: Archive } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { folder, sites, edges, backends } = installation;
  writeLiveSites(sites, gamesOrigin, join(current.archive, 'backend/sites'), true);
  await commandOutput(current, ['sites', 'maintenance', otherDomain, 'on'], { SITES_DIR: sites });

  const [http, https, calls] = [await freePort(), await freePort(), await freePort()];
  const portsOf = ([one, other]: readonly Server[]): [number, number] => [
    Number(one?.settings.PORT),
    Number(other?.settings.PORT),
  ];
  const nginx = await startNginx(folder, { http, https, calls, edges: portsOf(edges), backends: portsOf(backends) });
  try {
    for (const [name, port] of [
      ['HAProxy', installation.front.port],
      ['nginx', https],
    ] as const) {
      const front = { ...installation.front, port, browser: testBrowser() };
      const traffic = await openTraffic({ ...installation, front }, database, equal);
      const aside = backgroundLoad(front, traffic.tally);
      await traffic.phase(`a closed site and prefetches, behind ${name}`, {}, () => setTimeout(time));
      await traffic.phase(`… and one edge dead, behind ${name}`, killed, () => edgeDead(installation, current));
      await aside.stop();
      await traffic.end(current);
    }
  } finally {
    await nginx.stop();
    console.log(nginx.output().split('\n').slice(-10).join('\n'));
  }
}
