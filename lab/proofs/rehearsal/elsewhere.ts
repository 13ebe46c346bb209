import { join } from 'node:path';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import type { Archive } from './archiveCommand';
import type { Installation } from './installation';
import { makePlayers } from './makePlayers';
import { backUp, type Restored, restoreElsewhere, withEmptyDatabase } from './restored';
import { Tally } from './tally';
import { openTraffic } from './traffic';
import { witnessOf } from './witness';

/**
 * A backup of the running installation becomes a site elsewhere: in live mode on an empty database, and in the sandbox
 * on an embedded one, which is backed up again.
 */
export async function rehearseRestore(
  installation: Installation,
  database: Database,
  { current, equal }: { last: Archive; current: Archive } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { folder, sites, releases, gamesKeys, backends } = installation;
  const [player] = await makePlayers(installation, database, { tally: new Tally(), count: 1, cash: 50_000 });
  if (!player) throw new Error('There is no player');
  const witness = await witnessOf(player, database);
  player.site.close();
  const traffic = await openTraffic(installation, database, equal);
  const [file, second] = [join(folder, 'running.backup'), join(folder, 'sandbox.backup')];
  const { DATABASE_URL = '', ...settings } = backends[0]?.settings ?? {};
  const common = { source: current, program: 'site', sites, releases } as const;
  const sandbox = { ...common, settings: { MARQUEE_MODE: 'sandbox' } };

  function hold(what: string, restored: Restored, found?: number): void {
    console.log(`  ${restored.output.replaceAll('\n', '; ')}`);
    const stood = restored.balances.find((line) => line.startsWith(`${witness.accountId} `));
    equal(`  cash of the witness in the books of ${what}`, stood, `${witness.accountId} ${found ?? witness.cash}`);
    if (found !== undefined) equal('  cash that they find', restored.found, found);
    equal('  who comes back, plays and bets', restored.faults, []);
    equal(`  the ledger after it (${restored.ledger})`, restored.ledger.endsWith('clean'), true);
  }

  await traffic.phase('backup while it runs', {}, async () =>
    console.log(`  ${await backUp(current, file, { DATABASE_URL })}`),
  );
  await traffic.phase('restore elsewhere, live', {}, () =>
    withEmptyDatabase(installation.database.url, async (own) =>
      hold(
        'the copy',
        await restoreElsewhere(
          { ...common, folder: join(folder, 'copy'), settings: { ...settings, DATABASE_URL: own }, keys: gamesKeys },
          file,
          witness,
        ),
        witness.cash,
      ),
    ),
  );
  await traffic.phase('restore elsewhere, sandbox, embedded', {}, async () => {
    const first = await restoreElsewhere({ ...sandbox, folder: join(folder, 'one') }, file, witness, (place) =>
      backUp(current, second, place),
    );
    hold('the sandbox', first);
    const again = await restoreElsewhere({ ...sandbox, folder: join(folder, 'two') }, second, witness);
    hold('its own backup', again, first.left);
  });
  await traffic.end(current);
}
