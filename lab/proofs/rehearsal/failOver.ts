import { setTimeout } from 'node:timers/promises';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import { type Archive, archiveCommand } from './archiveCommand';
import type { Installation } from './installation';
import { openTraffic } from './traffic';

/** How long the primary is down before the standby is promoted, and the traffic afterwards, ms. */
const [unnoticed, after] = [5000, 15_000];

/** The doctor's lines about the database. */
async function doctorOf(archive: Archive, url: string): Promise<string> {
  const { output } = await archiveCommand(archive, ['doctor', 'database'], { MARQUEE_MODE: 'live', DATABASE_URL: url });
  return output.replaceAll(/^/gm, '    ');
}

/**
 * The primary database server is lost, and its standby promoted: acknowledged operations are there, and the site
 * continues automatically.
 */
export async function rehearseFailOver(
  installation: Installation,
  database: Database,
  { current, equal }: { last: Archive; current: Archive } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { standBy } = installation;
  if (!standBy) throw new Error('The database server is not ours to lose.');
  const traffic = await openTraffic(installation, database, equal);
  await traffic.phase('calm, each commit waits for the stand-by', {}, () => setTimeout(10_000));
  await traffic.phase('fail-over to the stand-by', { away: true }, async () => {
    await standBy.loseFirst();
    await setTimeout(unnoticed);
    await standBy.promote();
    await setTimeout(after);
  });
  console.log(await doctorOf(current, standBy.both));
  await traffic.end(current, standBy.both);
}
