import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import { type Archive, archiveCommand } from './archiveCommand';
import { contradictions, openPayments, openRounds } from './books';
import type { Installation } from './installation';
import { type Allowed, beyond } from './limits';
import { makePlayers } from './makePlayers';
import { pageLoad } from './pageLoad';
import { phaseTable } from './phaseTable';
import { playerLoad } from './playerLoad';
import { streamLoad } from './streamLoad';
import { Tally } from './tally';

/** Players, and their initial cash, minor units. */
const [count, cash] = [4, 1_000_000];

/** Live streams: one visitor's and two players'. */
const streaming = 3;

/** A killed process loses its pending requests: each player's page, game and payments. Streams reconnect. */
const lost = 2 * count;
export const killed: Allowed = {
  most: { 'api reads': lost, 'api money': lost, provider: lost, streams: 2 * streaming },
};

/** Visitors, players and streams at an installation's front, measured while something happens to it. */
export async function openTraffic(
  { front, database: server, gamesKeys }: Pick<Installation, 'front' | 'database' | 'gamesKeys'>,
  database: Database,
  equal: ReturnType<typeof facts>['equal'],
) {
  const tally = new Tally();
  const players = await makePlayers({ front, gamesKeys }, database, { tally, count, cash });
  const pages = pageLoad(front, tally, 2);
  const [first, second] = players.map(({ site, player }) => ({ front: site.front, caller: player.caller }));
  const streams = streamLoad(
    tally,
    [{ front, caller: {} }, first, second].flatMap((page) => page ?? []),
  );
  const playing = playerLoad(players);
  return {
    tally,
    players,

    /** Runs one phase under traffic, prints its table, and checks its limits. */
    async phase(name: string, allowed: Allowed, work: () => Promise<unknown>): Promise<void> {
      const begun = tally.begin(name);
      await work();
      begun.end();
      console.log(phaseTable(begun));
      equal('  beyond what may fail', beyond(begun, allowed), []);
      equal('  players hear of their money', await streams.receives(), true);
    },

    /** Stops the traffic, and compares the books with what was acknowledged. */
    async end(archive: Archive, url = server.url): Promise<void> {
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
      const verified = await archiveCommand(archive, ['verify-ledger'], { DATABASE_URL: url });
      equal(`the ledger verifies (${verified.output.split('\n').at(-1)})`, verified.code, 0);
      for (const { site } of players) site.close();
    },
  };
}
