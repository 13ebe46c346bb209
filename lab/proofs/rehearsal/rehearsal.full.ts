import { openPostgres } from '@marquee/database/postgres';
import { facts } from '../facts';
import { openInstallation } from './installation';
import { lacking } from './machine';
import { rehearse } from './rehearse';
import { rehearseDowngrade } from './rehearseDowngrade';

/**
 * `rehearsal.full.ts <folder of the last version's archive> <folder of this version's> <empty folder> [--short]`:
 * operations on a real installation under traffic (docs/rehearsal.md): a rolling upgrade, killed processes, a
 * restarting and an unavailable database. Prints failures by kind, and exits with 1 if there are more than allowed, or
 * if an acknowledged operation is not in the books exactly once. Without folders it only prints what this machine
 * lacks.
 */
const [lastFolder = '', thisFolder = '', cwd = ''] = process.argv.slice(2);
const lacks = lacking();
if (lacks.length > 0)
  console.error(`A rehearsal needs on this machine:\n${lacks.map((what) => `  ${what}\n`).join('')}`);
if (lacks.length > 0 || !cwd) process.exit(lacks.length > 0 ? 1 : 0);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const last = { archive: lastFolder, cwd };
const current = { archive: thisFolder, cwd };
const installation = await openInstallation(last, current);
const database = openPostgres(installation.database.url);
const versions = { last, current, short: process.argv.includes('--short'), equal: facts().equal };
try {
  const upgraded = await rehearse(installation, database, versions).finally(database.close);
  await rehearseDowngrade(installation, versions, upgraded);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  if (process.exitCode) console.error(`${installation.balancer()}\n${installation.output()}`);
  await installation.close();
}
// After a failure, clients may still be retrying.
process.exit();
