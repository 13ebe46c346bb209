import { possiblySame } from '@marquee/platform/persons/alike';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

/**
 * `npm run persons`: lists accounts opened since a day (UTC) that may belong to the owner of an older one, from the
 * database of DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit code 2: usage error.
 */
async function main(): Promise<ExitCode> {
  const [flag, day = '1970-01-01', ...rest] = process.argv.slice(2);
  const since = Date.parse(day);
  if ((flag !== undefined && (flag !== '--since' || process.argv.length < 4)) || rest.length > 0 || Number.isNaN(since))
    throw new Error(usageOf('persons'));
  return withDatabase<ExitCode>(async (database) => {
    for (const { at, site, player_id, marks, other_site, other } of await possiblySame(database, since))
      console.log([new Date(at).toISOString(), site, player_id, `${marks} of ${other_site} ${other}`].join('  '));
    return 0;
  });
}

runCommand(main);
