import { openPostgres } from '@marquee/database/postgres';
import { facts } from '../facts';
import { rehearseRestore } from './elsewhere';
import { rehearseExpiredCertificate } from './expiredCertificate';
import { rehearseFailOver } from './failOver';
import { openInstallation } from './installation';
import { rehearseProxies } from './proxies';
import { rehearseRollBack } from './rollBack';

/**
 * `recovery.full.ts <folder of the last version's archive> <folder of this version's> <empty folder> [part…]`:
 * operational incidents on a real installation under traffic (docs/rehearsal.md). Exits with 1 if more fails than
 * allowed, or acknowledged operations are missing in the books.
 */
const parts = [
  { name: 'proxies', rehearse: rehearseProxies },
  { name: 'restore', rehearse: rehearseRestore },
  { name: 'rollback', rehearse: rehearseRollBack },
  { name: 'certificate', rehearse: rehearseExpiredCertificate },
  { name: 'failover', rehearse: rehearseFailOver, hasStandBy: true },
];
const [lastFolder = '', thisFolder = '', cwd = '', ...words] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const [last, current] = [
  { archive: lastFolder, cwd },
  { archive: thisFolder, cwd },
];
const { equal } = facts();

/** Runs parts on one installation. */
async function run(chosen: typeof parts, hasStandBy: boolean): Promise<void> {
  if (chosen.length === 0) return;
  const installation = await openInstallation(current, current, { hasStandBy });
  const database = openPostgres(installation.standBy?.both ?? installation.database.url);
  try {
    for (const { rehearse } of chosen) await rehearse(installation, database, { last, current, equal });
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  } finally {
    if (process.exitCode) console.error(`${installation.balancer()}\n${installation.output()}`);
    await database.close();
    await installation.close();
  }
}

const chosen = parts.filter(({ name }) => words.length === 0 || words.includes(name));
for (const hasStandBy of [false, true])
  await run(
    chosen.filter((part) => (part.hasStandBy ?? false) === hasStandBy),
    hasStandBy,
  );
// After a failure, clients may still be retrying.
process.exit();
