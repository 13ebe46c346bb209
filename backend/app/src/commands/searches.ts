import { parseArgs } from 'node:util';
import { missesSince } from '@marquee/platform/search/misses';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

const day = 86_400_000;
const most = 200;

/**
 * `npm run searches`: lists searches without results, with count and last day, most frequent first, from the database
 * of DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit code 2: usage error.
 */
async function main(): Promise<ExitCode> {
  const string = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: string, since: string } });
  const since = values.since ?? new Date(Date.now() - 30 * day).toISOString().slice(0, 10);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(since) && !Number.isNaN(Date.parse(since));
  if (positionals.length > 0 || !isDay) throw new Error(usageOf('searches'));
  return withDatabase<ExitCode>(async (database) => {
    for (const { site, words, times, last_day } of await missesSince(database, {
      sites: values.site === undefined ? null : [values.site],
      since,
      count: most,
    }))
      console.log([String(times).padStart(6), last_day, site, words].join('  '));
    return 0;
  });
}

runCommand(main);
