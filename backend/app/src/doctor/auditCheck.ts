import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { called } from '@marquee/settings/root';
import { type Finding, failed, ok } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { skippedFindings } from './skippedFindings';

/** Verifies the audit on one snapshot; a backend may be running. */
export async function auditFindings(access: DatabaseAccess): Promise<Finding[]> {
  if (access.kind !== 'open') return skippedFindings(access);
  const [table] = await access.database.query("select to_regclass('audit_entries') is not null as is");
  if (!table?.is) return [ok('there is no audit yet')];
  const { entries, flaw } = await verifyAudit(access.database);
  if (!flaw) return [ok(`${entries} entries: whole`)];
  return [
    failed(
      `entry ${flaw.sequence} of ${entries} does not fit the chain`,
      `${called('verify-audit')} says how. Compare with an export or a backup, and find out who could write to the database.`,
    ),
  ];
}
