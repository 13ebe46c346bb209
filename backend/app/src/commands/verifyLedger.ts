import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { type ExitCode, runCommand, withDatabase } from './command';

/**
 * `npm run verify-ledger`: verifies the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (which must not
 * be in use), and prints the first broken row. Exit codes: 1 flaws were found, 2 nothing to read.
 */
async function main(): Promise<ExitCode> {
  const { clean, output, errors } = verifyReport(await withDatabase(verifyLedger));
  for (const line of errors) console.error(line);
  for (const line of output) console.log(line);
  return clean ? 0 : 1;
}

runCommand(main, { says: 'The ledger cannot be read' });
