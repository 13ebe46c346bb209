import { parseArgs } from 'node:util';
import { createBackend } from '@marquee/backend/backend';
import { sandboxMode } from '@marquee/backend/modes/sandbox';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import type { Bettor } from '@marquee/platform/wallet/betRow';
import { recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';

/**
 * Writes a year of one player's activity, ending now, into a data folder: `node --import tsx lab/proofs/year.full.ts
 * <data folder> [--rounds 7000] [--account year_player]`. About every second round wins, so 7,000 rounds give more than
 * 10,000 entries. The password is `a year of activity`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7000' }, account: { type: 'string', default: 'year_player' } },
});
const [dataDir = ''] = positionals;
const rounds = Number(values.rounds);

const year = 364 * 24 * 3600_000;
const begin = Date.now() - year;
const clock = manualClock(begin);
const backend = await createBackend({ mode: sandboxMode(), dataDir, clock, work: false });
const { database } = backend.services;
const carried = { domain_name: 'localhost', external_id: 'marquee' };
await backend.call('auth/signup', {
  ...carried,
  account_id: values.account,
  password: 'a year of activity',
  full_name: 'Year Player',
  contact_phone: '+639171234567',
  contact_email: 'year@example.com',
  date_of_birth: '1990-04-12',
} as Parameters<typeof backend.call<'auth/signup'>>[1]);
const [player] = await database.query<Bettor>(
  "select id, site, currency from players where site = 'localhost' and account_id = $1",
  [values.account],
);
const site = backend.sites.find('localhost');
if (!player || !site) throw new Error('The player or its site is not there');

let seed = 7;
/** A seeded random number below `limit`. */
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
}

const games = ['Golden Reef', 'Lucky Lantern', '=Crash!', 'Mayon "Gold", Deluxe', 'Night Race'];
const batchSize = 100;
for (let from = 0; from < rounds; from += batchSize) {
  await database.transaction(async (transaction) => {
    for (let index = from; index < Math.min(from + batchSize, rounds); index++) {
      const at = begin + Math.floor((index / rounds) * year) + 1000;
      if (index % 500 === 0)
        await seedDeposit(transaction, backend.services.ledger, site, player, {
          name: `${values.account}-${index}`,
          amount: 5_000_000,
          at,
        });
      const title = games[below(games.length)] ?? '';
      const betId = `${values.account}-${index}`;
      const stake = 100 + below(20_000);
      // an hour between rounds starts new sessions: no reality check comes due
      await recordBet(
        transaction,
        backend.services.ledger,
        player,
        { betId, kind: 'game', stake, title, detail: '', providerCode: 'JILI', gameCode: 'x' },
        at,
      );
      const payout = below(2) === 0 ? 0 : below(stake * 4) + 1;
      await settleBet(
        transaction,
        backend.services.ledger,
        player,
        { betId, key: betId, payout, state: payout ? 'won' : 'lost' },
        at + 500,
      );
    }
  });
}
const [counted] = await database.query<{ entries: number }>(
  'select count(*) as entries from ledger_transactions where player_id = $1',
  [player.id],
);
await backend.close();
process.stdout.write(`${values.account} has ${counted?.entries} entries in ${dataDir}\n`);
