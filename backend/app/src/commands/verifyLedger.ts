import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@marquee/kernel/database/open';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { settingsOrExit } from '@marquee/settings/settings';

/**
 * `npm run verify-ledger`: proves the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (which must not be in use then), and
 * names the first broken row. Ends with 1 when anything is wrong, with 2 when there is nothing that it could read.
 */
async function main(): Promise<number> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settingsOrExit('database', 2);
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const database = await openDatabase({ dataDir, databaseUrl });
  const { clean, output, errors } = verifyReport(await verifyLedger(database).finally(() => database.close()));
  for (const line of errors) console.error(line);
  for (const line of output) console.log(line);
  return clean ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The ledger cannot be read: ${error.message}`);
    process.exitCode = 2;
  },
);
