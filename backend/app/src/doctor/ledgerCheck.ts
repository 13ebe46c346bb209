import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { called } from '@marquee/settings/root';
import { type Finding, failed, ok } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { skippedFindings } from './skippedFindings';

/** Verifies the ledger on one snapshot; a backend may be running. */
export async function ledgerFindings(access: DatabaseAccess): Promise<Finding[]> {
  if (access.kind !== 'open') return skippedFindings(access);
  const [table] = await access.database.query("select to_regclass('ledger_transactions') is not null as is");
  if (!table?.is) return [ok('there is no ledger yet')];
  const verification = await verifyLedger(access.database);
  const { wrong } = verifyReport(verification);
  const found = `${verification.transactions} transactions of ${verification.players} players`;
  if (wrong === 0) return [ok(`${found}: clean`)];
  return [
    failed(
      `${found}: ${wrong} flaws`,
      `${called('verify-ledger')} names them. Stop withdrawals until they are explained.`,
    ),
  ];
}
