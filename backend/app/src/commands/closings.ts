import type { Database } from '@marquee/database/database';
import { closingAccounts } from '@marquee/platform/account/closing/closings';
import { reopenAccount } from '@marquee/platform/account/closing/reopenAccount';
import { exportFile } from '@marquee/platform/account/export/exportFile';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, say, withDatabase } from './command';

const refusals = {
  notClosing: 'No such account is being closed, or is closed.',
  tooEarly: 'It was closed less than a day ago.',
  erased: 'Its data was erased.',
} as const;

/**
 * `npm run closings`: lists accounts being closed, reopens one, or exports a player's data, on the database of
 * DATABASE_URL or the embedded one of DATA_DIR (which must not be in use). Exit codes: 1 no such account, or too early;
 * 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [action, site, account, flag, by, ...rest] = process.argv.slice(2);
  if (action === undefined) return withDatabase(list);
  if (action === 'reopen' && site && account && flag === '--by' && by && rest.length === 0)
    return withDatabase(async (database) => {
      const outcome = await reopenAccount(database, { site, account, by }, Date.now());
      if (outcome !== 'done') return say(refusals[outcome], 1);
      console.log(`${account} is open.`);
      return 0;
    });
  if (action === 'export' && site && account && flag === undefined)
    return withDatabase((database) => printData(database, site, account));
  throw new Error(usageOf('closings'));
}

async function list(database: Database): Promise<ExitCode> {
  for (const { asked_at, account_id, waits_for, cash, currency, site } of await closingAccounts(database)) {
    const at = new Date(asked_at).toISOString();
    console.log([at, site, account_id, `${cash} ${currency}`, waits_for ?? ''].join('  ').trimEnd());
  }
  return 0;
}

async function printData(database: Database, site: string, account: string): Promise<ExitCode> {
  const [player] = await database.query('select id from players where site = $1 and account_key = $2', [
    site,
    account.toLowerCase(),
  ]);
  if (!player) return say('There is no such player.', 1);
  for await (const piece of exportFile(database, { ...player, site }, Date.now())) process.stdout.write(piece);
  return 0;
}

runCommand(main);
