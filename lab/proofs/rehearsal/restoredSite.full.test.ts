import { join } from 'node:path';
import { openLiveBackend } from '@marquee/backend/testing/processes/liveBackend';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { tlsFront } from '@marquee/backend/testing/processes/tlsFront';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import { openPostgres } from '@marquee/database/postgres';
import { expect, it } from '@rstest/core';
import { makePlayers } from './makePlayers';
import { backUp, balancesOf, restoreElsewhere, withEmptyDatabase } from './restored';
import { Tally } from './tally';
import { type Witness, witnessOf } from './witness';

/** A live site, stopped after a player has played: its backup, and its books at that time. */
async function playedSite() {
  const live = await openLiveBackend('sources');
  const { folder, port, settings } = live;
  const tls = await tlsFront({ [liveDomain]: port });
  const database = openPostgres(settings.DATABASE_URL);
  const front = { port: tls.port, certificate: tls.certificate, browser: testBrowser() };
  const gamesKeys = [live.partners.settings.GAMES_KEYS ?? ''];
  const [player] = await makePlayers({ front, gamesKeys }, database, { tally: new Tally(), count: 1, cash: 50_000 });
  if (!player) throw new Error('There is no player');
  const witness: Witness = await witnessOf(player, database);
  player.site.close();
  await tls.close();
  const file = join(folder, 'all.backup');
  await backUp('sources', file, { DATABASE_URL: settings.DATABASE_URL });
  const balances = await balancesOf(database);
  await database.close();
  return { live, gamesKeys, witness, file, balances };
}

it('a backup of a running site is a site again elsewhere, live and in the sandbox: who comes back finds their money, plays and bets', async () => {
  const { live, gamesKeys, witness, file, balances } = await playedSite();
  const { folder, sites, settings } = live;
  const common = { source: 'sources', program: 'backend', sites } as const;
  const clean = expect.stringMatching(/clean$/);
  try {
    const again = await withEmptyDatabase(settings.DATABASE_URL, (DATABASE_URL) =>
      restoreElsewhere(
        { ...common, folder: join(folder, 'live'), settings: { ...settings, DATABASE_URL }, keys: gamesKeys },
        file,
        witness,
      ),
    );
    expect(again).toMatchObject({ found: witness.cash, balances, faults: [], output: clean, ledger: clean });

    // The sandbox has other matches: it refunds the bet on the live feed's. The embedded database serves its backup
    // while running.
    const second = join(folder, 'second.backup');
    const sandbox = { ...common, settings: { MARQUEE_MODE: 'sandbox' } };
    const first = await restoreElsewhere({ ...sandbox, folder: join(folder, 'one') }, file, witness, (place) =>
      backUp('sources', second, place),
    );
    expect(first).toMatchObject({ balances, faults: [], output: clean, ledger: clean });
    const played = { ...witness, cash: first.left };
    const last = await restoreElsewhere({ ...sandbox, folder: join(folder, 'two') }, second, played);
    expect(last).toMatchObject({ found: first.left, faults: [], output: clean, ledger: clean });
  } finally {
    await live.close();
  }
}, 600_000);
