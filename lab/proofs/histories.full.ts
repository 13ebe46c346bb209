import { allMigrations } from '@marquee/backend/migrations';
import { migrate } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { BackendSignals } from '@marquee/platform/events/signals';
import { runHistory } from '@marquee/platform/ledger/histories';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { readSettings } from '@marquee/settings/settings';

/**
 * `node --import tsx lab/proofs/histories.full.ts [count]`: 10,000 random histories (or `count`) against the model, on
 * the (empty) Postgres server of DATABASE_URL or in memory, then a verification. Exits with 1 at the first difference.
 */
const count = Number(process.argv[2] ?? 10_000);
const url = readSettings('proofs').DATABASE_URL;
const database = url ? openPostgres(url) : await openPglite({});
await migrate(database, allMigrations());
const ledger = postgresLedger({ signals: new BackendSignals() });
const started = Date.now();
const workers = url ? 8 : 1;
let next = 1;
let differences = 0;
const worker = async () => {
  for (let seed = next++; seed <= count; seed = next++) {
    const difference = await runHistory(database, ledger, seed, 5 + (seed % 30));
    if (difference) {
      differences++;
      console.error(JSON.stringify(difference));
    }
  }
};
await Promise.all(Array.from({ length: workers }, worker));
const { transactions, flaws } = await verifyLedger(database);
await database.close();
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  `${count} histories, ${transactions} transactions, ${differences} differences, ${flaws.length} flaws, ${seconds} s`,
);
process.exitCode = differences + flaws.length === 0 ? 0 : 1;
