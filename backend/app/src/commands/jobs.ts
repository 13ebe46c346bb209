import { parseArgs } from 'node:util';
import { cureOf, retryNow, stuckJobs } from '@marquee/platform/jobs/stuckJobs';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

const timeOf = (at: number): string => new Date(at).toISOString();

/**
 * `npm run jobs`: lists jobs that are stuck, one line for each kind and fault, and has failed ones run now, on the
 * database of DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit codes: 1 no such job has
 * failed, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, kind, key, ...rest] = positionals;
  if ((command !== undefined && command !== 'retry') || rest.length > 0) throw new Error(usageOf('jobs'));
  return withDatabase(async (database) => {
    const now = Date.now();
    if (command === undefined) {
      for (const { kind, fault, count, failed_at, tries, run_at, keys } of await stuckJobs(database, now)) {
        const next = `next ${timeOf(run_at)}`;
        console.log(
          [timeOf(failed_at), kind, `${count} jobs`, `${tries} tries`, next, fault, keys.join(' ')].join('  '),
        );
        console.log(`  ${cureOf(fault)}`);
      }
      return 0;
    }
    const count = await retryNow(database, { kind, key }, now);
    console.log(count === 0 ? 'No such job has failed.' : `${count} jobs run now.`);
    return count === 0 ? 1 : 0;
  });
}

runCommand(main);
