import { isDiskFull } from '@marquee/database/fullDisk';
import { openDatabase } from '@marquee/database/open';
import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { restoreBackup } from '@marquee/platform/operations/backup/restore';
import { usageOf } from '@marquee/settings/commands';
import { called } from '@marquee/settings/root';
import { settingsOrExit } from '@marquee/settings/settings';
import { allMigrations } from '../migrations';
import { liveMigrations } from '../modes/live';
import { type ExitCode, runCommand, say } from './command';

/**
 * `npm run restore -- <file> [--force]`: restores a backup into the database of DATABASE_URL, or the embedded one of
 * DATA_DIR, and verifies its ledger and its audit. No backend may be running on it. The database must be empty unless
 * forced; a failed restore changes nothing. Exit codes: 1 nothing was restored, or ledger or audit have flaws, 2 usage
 * error.
 */
async function main(): Promise<ExitCode> {
  const words = process.argv.slice(2);
  const [file] = words.filter((word) => !word.startsWith('--'));
  const unknown = words.find((word) => word.startsWith('--') && word !== '--force');
  if (!file || unknown) return say(usageOf('restore'), 2);
  const { DATA_DIR, DATABASE_URL } = settingsOrExit('database', 2);
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  const from = Date.now();
  try {
    const { tables, made_at } = await restoreBackup(database, file, [liveMigrations(), allMigrations()], {
      force: words.includes('--force'),
    }).catch(async (error: Error) => {
      throw !DATABASE_URL && (await isDiskFull(DATA_DIR)) ? new Error(`the disk of ${DATA_DIR} is full.`) : error;
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const took = ((Date.now() - from) / 1000).toFixed(1);
    process.stdout.write(`Restored ${rows} rows of ${tables.length} tables, saved ${made_at}, in ${took} s\n`);
    const verification = await verifyLedger(database);
    const { wrong } = verifyReport(verification);
    const verdict = wrong === 0 ? 'clean' : `${wrong} flaws; ${called('verify-ledger')} names them`;
    const { players, transactions } = verification;
    process.stdout.write(`Ledger: ${transactions} transactions of ${players} players: ${verdict}\n`);
    const { entries, flaw } = await verifyAudit(database);
    const whole = flaw ? `broken at entry ${flaw.sequence}; ${called('verify-audit')} says more` : 'whole';
    process.stdout.write(`Audit: ${entries} entries: ${whole}\n`);
    return wrong > 0 || flaw ? 1 : 0;
  } finally {
    await database.close();
  }
}

runCommand(main, { says: 'Nothing was restored', code: 1 });
