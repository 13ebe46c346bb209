import { parseArgs } from 'node:util';
import { resetFactors } from '@marquee/platform/account/factorReset';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

const answers = {
  done: 'is reset: the password opens the account, every session has ended, and the player is told.',
  repeated: 'was not touched: this case is done already.',
  noPlayer: 'is no player of this site.',
  nothing: 'has neither passkey nor authenticator app.',
};

/** Parses the command line. Throws an Error with the usage. */
function resetOf() {
  const options = { case: { type: 'string' }, by: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [site, account, ...rest] = positionals;
  const { case: number = '', by = '' } = values;
  const isNamed = /^[\w.:-]{1,60}$/.test(number) && /^[^\p{Cc}]{2,120}$/u.test(by);
  if (!site || !account || rest.length > 0 || !isNamed) throw new Error(usageOf('reset-factors'));
  return { site, account, case: number, by };
}

/**
 * `npm run reset-factors`: removes passkeys, authenticator app and recovery codes of a player who lost them and was
 * identified by other means (docs/operations.md). Exit codes: 1 nothing was reset, 2 usage error. The embedded database
 * must not be in use.
 */
async function main(): Promise<ExitCode> {
  const reset = resetOf();
  return withDatabase(async (database, { SITES_DIR: sitesDir }) => {
    const sites = openSites(sitesDir ?? sandboxSites, (error) => console.error(error.message));
    const answer = await resetFactors(database, sites, reset, Date.now());
    console.log(`${reset.account} ${answers[answer]}`);
    return answer === 'done' ? 0 : 1;
  });
}

runCommand(main);
