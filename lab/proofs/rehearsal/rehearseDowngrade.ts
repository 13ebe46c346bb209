import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '@marquee/database/postgres';
import type { facts } from '../facts';
import { archiveCommand } from './archiveCommand';
import { upgradeEmbedded } from './embedded';
import type { Installation } from './installation';
import { beyond } from './limits';
import { pageLoad } from './pageLoad';
import { phaseTable } from './phaseTable';
import type { Rehearsed, Upgraded } from './rehearse';
import { goBack, refused, startOld } from './scenes';
import { ledgerLines, shownVersion, versionsOf } from './versions';

/** A database's number of migrations, and its ledger. Disconnects afterwards: a restore needs exclusive access. */
async function booksOf(url: string) {
  const database = openPostgres(url);
  try {
    return { migrations: (await database.query('select 1 from migrations')).length, legs: await ledgerLines(database) };
  } finally {
    await database.close();
  }
}

/**
 * The old version refuses the new one's database, and works after the documented downgrade, with the backup's books.
 */
export async function rehearseDowngrade(
  installation: Installation,
  { last, current, equal }: Omit<Rehearsed, 'short'> & Pick<ReturnType<typeof facts>, 'equal'>,
  { backup, begun, tally }: Upgraded,
): Promise<void> {
  const { database, front } = installation;
  equal('the old version on the new database', await startOld(installation, last), refused);
  await upgradeEmbedded(installation, { from: last, to: current, backup, equal });

  const before = await booksOf(database.url);
  await goBack(installation, { from: current, to: last });
  const after = await booksOf(database.url);
  console.log(
    `  back: ${after.migrations} of ${before.migrations} migrations, ${after.legs.size} of ${before.legs.size} legs of the ledger`,
  );
  // Transactions since the old version's start are newer than the backup.
  const unknown = [...after.legs].filter(([leg, at]) => at < begun && !before.legs.has(leg));
  equal('legs from before the backup that the books had not', unknown, []);
  const lost = [...before.legs].filter(([leg, at]) => at < begun && !after.legs.has(leg));
  equal('legs from before the backup that are lost', lost, []);
  const verified = await archiveCommand(last, ['verify-ledger'], { DATABASE_URL: database.url });
  equal(`the ledger verifies (${verified.output.split('\n').at(-1)})`, verified.code, 0);

  const phase = tally.begin('calm, gone back');
  const pages = pageLoad(front, tally, 2);
  await setTimeout(10_000);
  await pages.stop();
  phase.end();
  console.log(phaseTable(phase));
  equal('  beyond what may fail', beyond(phase, {}), []);
  equal('  remotes that visitors run', await shownVersion(front), versionsOf(last).slots);
}
