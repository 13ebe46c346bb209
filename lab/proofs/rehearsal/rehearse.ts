import { setTimeout } from 'node:timers/promises';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import type { Archive } from './archiveCommand';
import type { Installation } from './installation';
import { openPages } from './pageLoad';
import { databaseSilent, databaseUnavailable, killBackends, killEdges, upgrade } from './scenes';
import type { Tally } from './tally';
import { killed, openTraffic } from './traffic';
import { beginUnfinished } from './unfinished';
import { liveVersions, shownVersion, versionsOf } from './versions';

/** The versions of a rehearsal. A short one skips kills and outages. */
export interface Rehearsed {
  last: Archive;
  current: Archive;
  short: boolean;
}

/** The state needed to downgrade: the backup before the upgrade, and the upgrade's start (ms). */
export interface Upgraded {
  backup: string;
  begun: number;
  tally: Tally;
}

/** The rehearsal: phases under traffic, then the books. */
export async function rehearse(
  installation: Installation,
  database: Database,
  { last, current, short, equal }: Rehearsed & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<Upgraded> {
  const traffic = await openTraffic(installation, database, equal);
  const { players, phase, tally } = traffic;
  const unfinished = await beginUnfinished(players);
  const opened = await openPages(installation.front);
  await phase('calm, the last version', {}, () => setTimeout(10_000));
  await unfinished.withdraw();
  equal('  remotes that visitors run', await shownVersion(installation.front), versionsOf(last).slots);
  const begun = Date.now();
  let backup = '';
  await phase('rolling upgrade', {}, async () => {
    backup = await upgrade(installation, { from: last, to: current });
  });
  equal('  remotes that are live', liveVersions(installation.releases), versionsOf(current));
  equal('  remotes that visitors run', await shownVersion(installation.front), versionsOf(current).slots);
  equal(`  gone of ${opened.count} files that pages of the last version may still ask for`, await opened.missing(), []);
  opened.close();
  await unfinished.finish(installation);
  if (!short) {
    await phase('kill -9 of each backend', killed, () => killBackends(installation, current));
    await phase('kill -9 of each edge', killed, () => killEdges(installation, current));
    await phase('database restart', { away: true }, () => databaseUnavailable(installation, 0));
    await phase('database away for 20 s', { away: true }, () => databaseUnavailable(installation, 20_000));
    await phase('database silent for 20 s', { away: true }, () => databaseSilent(installation, 20_000));
  }
  await phase('calm, this version', {}, () => setTimeout(10_000));
  await traffic.end(current);
  return { backup, begun, tally };
}
