import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { type ExitCode, runCommand, withDatabase } from './command';

/**
 * `npm run verify-ledger`: proves the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (which must not
 * be in use then), and names the first broken row. Ends with 1 when anything is wrong, with 2 when there is nothing
 * that it could read.
 */
async function main(): Promise<ExitCode> {
  const { clean, output, errors } = verifyReport(await withDatabase(verifyLedger));
  for (const line of errors) console.error(line);
  for (const line of output) console.log(line);
  return clean ? 0 : 1;
}

runCommand(main, { says: 'The ledger cannot be read' });
