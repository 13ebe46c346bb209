import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { type ExitCode, runCommand, withDatabase } from './command';
import { keepResult } from './keepResult';

/**
 * `npm run verify-ledger`: verifies the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (which must not
 * be in use), prints the first broken row, and keeps the result for the desk. Exit codes: 1 flaws were found, 2 nothing
 * to read.
 */
async function main(): Promise<ExitCode> {
  const { clean, output, errors } = await withDatabase(async (database) => {
    const found = await verifyLedger(database);
    const report = verifyReport(found);
    await keepResult(database, 'ledger', { counted: found.transactions, flaws: report.wrong });
    return report;
  });
  for (const line of errors) console.error(line);
  for (const line of output) console.log(line);
  return clean ? 0 : 1;
}

runCommand(main, { says: 'The ledger cannot be read' });
