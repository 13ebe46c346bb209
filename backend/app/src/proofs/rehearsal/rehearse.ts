import { setTimeout } from 'node:timers/promises';
import type { Database } from '@marquee/kernel/database/database';
import type { facts } from '../facts';
import { type Archive, archiveCommand } from './archiveCommand';
import { contradictions, openPayments, openRounds } from './books';
import type { Installation } from './installation';
import { type Allowed, beyond } from './limits';
import { makePlayers } from './makePlayers';
import { openPages, pageLoad } from './pageLoad';
import { phaseTable } from './phaseTable';
import { playerLoad } from './playerLoad';
import { databaseAway, databaseSilent, killBackends, killEdges, upgrade } from './scenes';
import { streamLoad } from './streamLoad';
import { Tally } from './tally';
import { beginUnfinished } from './unfinished';
import { liveVersions, shownVersion, versionsOf } from './versions';

/** Players, and what each begins with, minor units. */
const [count, cash] = [4, 1_000_000];

/** Live streams: a visitor's and two players'. */
const streaming = 3;

/** Who waits for an answer when one of two processes is killed loses that one: a player's page, game and payments. Streams are opened again. */
const lost = 2 * count;
const killed: Allowed = { most: { 'api reads': lost, 'api money': lost, provider: lost, streams: 2 * streaming } };

/** The versions of a rehearsal. A short one leaves kills and outages out. */
export interface Rehearsed {
  last: Archive;
  current: Archive;
  short: boolean;
}

/** What is left of an upgrade for the way back: the backup from before it, and when that began (ms). */
export interface Upgraded {
  backup: string;
  begun: number;
  tally: Tally;
}

/** The rehearsal: its phases under traffic, and then the books. */
export async function rehearse(
  installation: Installation,
  database: Database,
  { last, current, short, equal }: Rehearsed & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<Upgraded> {
  const tally = new Tally();
  const players = await makePlayers(installation, database, { tally, count, cash });
  const [first, second] = players.map(({ player }) => player.caller);
  const pages = pageLoad(installation.front, tally, 2);
  const streams = streamLoad(installation.front, tally, [{}, { ...first }, { ...second }]);
  const playing = playerLoad(players);

  /** Runs one phase under traffic, prints its table, and holds it to what may fail in it. */
  async function phase(name: string, allowed: Allowed, work: () => Promise<unknown>): Promise<void> {
    const begun = tally.begin(name);
    await work();
    begun.end();
    console.log(phaseTable(begun));
    equal('  beyond what may fail', beyond(begun, allowed), []);
    equal('  players hear of their money', await streams.receives(), true);
  }

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
    await phase('database restart', { away: true }, () => databaseAway(installation, 0));
    await phase('database away for 20 s', { away: true }, () => databaseAway(installation, 20_000));
    await phase('database silent for 20 s', { away: true }, () => databaseSilent(installation, 20_000));
  }
  await phase('calm, this version', {}, () => setTimeout(10_000));
  await Promise.all([pages.stop(), playing.stop()]);
  await streams.stop();

  equal('payments that did not come to an end', await openPayments(database), 0);
  equal('rounds that are neither paid nor refunded', await openRounds(database), 0);
  equal('what players met besides', playing.faults, []);
  const refusals = players.flatMap(({ site }) => [...site.refusals]);
  console.log(`  refused: ${refusals.map(([message, times]) => `${times} × ${message}`).join(', ') || 'nothing'}`);
  const found = await contradictions(database, players, cash);
  equal(
    `acknowledged and not in the books exactly once, of ${players.map(({ booked }) => booked.size).join(' + ')}`,
    found,
    [],
  );
  const verified = await archiveCommand(current, ['verify-ledger'], { DATABASE_URL: installation.database.url });
  equal(`the ledger verifies (${verified.said.split('\n').at(-1)})`, verified.code, 0);
  for (const { site } of players) site.close();
  return { backup, begun, tally };
}
