import { setTimeout } from 'node:timers/promises';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import { type Archive, archiveCommand, deliver } from './archiveCommand';
import type { Installation } from './installation';
import { openTraffic } from './traffic';
import { shownVersion, versionsOf } from './versions';

/** Duration of traffic afterwards, ms. */
const after = 8000;

/**
 * Moves an installation to another version without a new migration, one process after another, edges or backends first.
 */
async function move({ releases, backends, edges }: Installation, to: Archive, isBack: boolean): Promise<void> {
  await deliver(to, releases);
  for (const server of isBack ? [...edges, ...backends] : [...backends, ...edges]) {
    await server.end('stop');
    await server.start(to);
  }
  await setTimeout(after);
}

/**
 * A downgrade to the last version that knows all migrations (docs/upgrade.md, Going back), and an upgrade again:
 * nothing is lost, nobody waits.
 */
export async function rehearseRollBack(
  installation: Installation,
  database: Database,
  { last, current, equal }: { last: Archive; current: Archive } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { database: server, front } = installation;
  const settings = { MARQUEE_MODE: 'live', DATABASE_URL: server.url };
  const { code, output } = await archiveCommand(last, ['doctor', 'migrations'], settings);
  if (code !== 0) {
    console.log(`rolling back: not without the backup, the last version lacks a migration\n    ${output}`);
    return;
  }
  const traffic = await openTraffic(installation, database, equal);
  await traffic.phase('rolling back', {}, () => move(installation, last, true));
  equal('  remotes that visitors run', await shownVersion(front), versionsOf(last).slots);
  await traffic.phase('and forward again', {}, () => move(installation, current, false));
  equal('  remotes that visitors run', await shownVersion(front), versionsOf(current).slots);
  await traffic.end(current);
}
