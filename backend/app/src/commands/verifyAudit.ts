import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { AuditChain, type AuditRow, type AuditVerification, verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { type ExitCode, runCommand, withDatabase } from './command';

/** Verifies a file of `desk audit export`: an entry a line. */
async function verifyFile(path: string): Promise<AuditVerification> {
  const chain = new AuditChain();
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (line) chain.follow(JSON.parse(line) as AuditRow);
  return chain.end();
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
  const { entries, hash, flaw } = await (file ? verifyFile(file) : withDatabase(verifyAudit));
  if (flaw) {
    console.error(`Entry ${flaw.sequence} ${flaws[flaw.reason]}.`);
    return 1;
  }
  console.log(entries === 0 ? 'The audit is empty.' : `The audit is whole: ${entries} entries, the last is ${hash}.`);
  return 0;
}

runCommand(main, { says: 'The audit cannot be read' });
