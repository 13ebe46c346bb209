import { openDatabase } from '../database/open';
import { verifyLedger } from './verify';

/**
 * `node --import tsx backend/src/ledger/verifyCommand.ts`: proves the ledger of DATABASE_URL, or of the embedded database in
 * DATA_DIR (which must not be in use then). Ends with 1 when anything is wrong.
 */
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '.data',
  databaseUrl: process.env.DATABASE_URL,
});
const { players, transactions, flaws, house } = await verifyLedger(database);
await database.close();
for (const { site, currency, account, amount } of house) console.log(`${site} ${account} ${amount} ${currency}`);
for (const { player, sequence, reason } of flaws) console.error(`player ${player}, transaction ${sequence}: ${reason}`);
console.log(
  `${transactions} transactions of ${players} players: ${flaws.length === 0 ? 'clean' : `${flaws.length} flaws`}`,
);
process.exitCode = flaws.length === 0 ? 0 : 1;
