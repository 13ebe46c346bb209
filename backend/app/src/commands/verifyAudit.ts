import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Database } from '@marquee/database/database';
import { AuditChain, type AuditRow, type AuditVerification, verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { type ExitCode, runCommand, withDatabase } from './command';
import { keepResult } from './keepResult';

/** Verifies a file of `desk audit export`: an entry a line. */
async function verifyFile(path: string): Promise<AuditVerification> {
  const chain = new AuditChain();
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (line) chain.follow(JSON.parse(line) as AuditRow);
  return chain.end();
}

/** Verifies the audit of a database, and keeps the result for the desk. */
async function verifyKept(database: Database): Promise<AuditVerification> {
  const found = await verifyAudit(database);
  await keepResult(database, 'audit', { counted: found.entries, flaws: found.flaw ? 1 : 0 });
  return found;
}

const flaws = {
  gap: 'does not follow the entry before it: entries are missing or in another order',
  hash: 'was changed, or the one before it',
  head: 'is not the last one that was written: entries are missing at the end',
};

/**
 * `npm run verify-audit`: verifies the audit of DATABASE_URL, of the embedded database in DATA_DIR (which must not be
 * in use), or of an exported file. Exit codes: 1 an entry is broken, 2 nothing to read.
 */
async function main(): Promise<ExitCode> {
  const [file] = process.argv.slice(2);
  const { entries, hash, flaw } = await (file ? verifyFile(file) : withDatabase(verifyKept));
  if (flaw) {
    console.error(`Entry ${flaw.sequence} ${flaws[flaw.reason]}.`);
    return 1;
  }
  console.log(entries === 0 ? 'The audit is empty.' : `The audit is whole: ${entries} entries, the last is ${hash}.`);
  return 0;
}

runCommand(main, { says: 'The audit cannot be read' });
