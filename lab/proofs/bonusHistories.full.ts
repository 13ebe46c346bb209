import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { runBonusHistory } from './bonusHistory';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/bonusHistories.full.ts [count]`: random histories of bonuses, stakes of cash and bonus
 * money, wins, rollbacks, corrected results, ends, repeats and crashes, in currencies of 0, 2 and 3 decimals, compared
 * with the model: 10,000 (or `count`) on a Postgres server (DATABASE_URL, or one that it starts), eight at a time, and
 * every tenth with the embedded database as well. Exits with 1 at a difference.
 */
const count = Number(process.argv[2] ?? 10_000);
const { equal, atLeast } = facts();

async function prove(name: string, database: Database, { histories, atOnce }: { histories: number; atOnce: number }) {
  await migrate(database, allMigrations());
  const started = Date.now();
  const differences: unknown[] = [];
  let next = 1;
  const worker = async () => {
    for (let seed = next++; seed <= histories; seed = next++) {
      const difference = await runBonusHistory(database, seed, 8 + (seed % 40));
      if (difference) differences.push(difference);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);
  const all = seconds(started);
  const [row] = await database.query<{ bonuses: number }>('select count(*) as bonuses from bonuses');
  const verifying = Date.now();
  const { transactions, flaws, bonuses } = await verifyLedger(database);
  const counted = `${histories} histories, ${transactions} transactions, ${row?.bonuses} bonuses`;
  console.log(`${name}: ${counted}, ${all} s; verified in ${seconds(verifying)} s`);
  await database.close();
  equal('differences to the model', differences.slice(0, 5), []);
  equal('flaws of the ledger', flaws, []);
  equal('bonuses unlike the ledger', bonuses, []);
  atLeast('transactions of a history on average', transactions / histories, 1);
}

const server = await openProofServer();
await prove(server.version, openPostgres(server.url), { histories: count, atOnce: 8 });
await server.stop();
await prove('Embedded database', await openPglite({}), { histories: Math.ceil(count / 10), atOnce: 1 });
