import { liftLink, listLinks } from '@marquee/platform/persons/binding';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, say, withDatabase } from './command';

/**
 * `npm run persons`: lists accounts that may be one person's, the one that is asked for an identity check first, and
 * lifts such a link, on the database of DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit
 * codes: 1 no such link, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [verb, ...words] = process.argv.slice(2);
  if (verb === 'lift') return lift(words);
  const [day = '1970-01-01', ...rest] = words;
  const since = Date.parse(day);
  const isUnderstood = verb === undefined || (verb === '--since' && words.length === 1);
  if (!isUnderstood || rest.length > 0 || Number.isNaN(since)) throw new Error(usageOf('persons'));
  return withDatabase<ExitCode>(async (database) => {
    for (const { created_at, site, player_id, other_site, other, shared, ...lifted } of await listLinks(
      database,
      since,
    )) {
      const end = lifted.lifted_at === null ? [] : [`lifted by ${lifted.lifted_by}: ${lifted.lifted_reason}`];
      console.log(
        [new Date(created_at).toISOString(), site, player_id, `${shared} of ${other_site} ${other}`, ...end].join('  '),
      );
    }
    return 0;
  });
}

function lift(words: readonly string[]): Promise<ExitCode> {
  const [one, other, byFlag, by, reasonFlag, reason = '', ...rest] = words;
  const areNamed = byFlag === '--by' && reasonFlag === '--reason' && rest.length === 0;
  if (!areNamed || !one || !other || !by || !reason.trim()) throw new Error(usageOf('persons'));
  return withDatabase<ExitCode>(async (database) => {
    const isLifted = await liftLink(database, [one, other], { by, reason, now: Date.now() });
    if (!isLifted) return say('There is no such link, or it is lifted already.', 1);
    console.log(`${one} and ${other} are two persons now.`);
    return 0;
  });
}

runCommand(main);
