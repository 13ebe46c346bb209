import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@marquee/kernel/database/open';
import { closingAccounts } from '@marquee/platform/account/closing/closings';
import { reopenAccount } from '@marquee/platform/account/closing/reopenAccount';
import { exportFile } from '@marquee/platform/account/export/exportFile';
import { settingsOrExit } from '@marquee/settings/settings';

const usage = `npm run closings                                            lists the accounts that are being closed
npm run closings -- reopen <site> <account> --by <name>     opens one again, a day after it was asked for at the earliest
npm run closings -- export <site> <account>                 prints the player's data, also of a closed account`;

const refusals = {
  notClosing: 'No such account is being closed, or is closed.',
  tooEarly: 'It was closed less than a day ago.',
  erased: 'Its data was erased.',
} as const;

/**
 * `npm run closings`: what is being closed in the database of DATABASE_URL, or in the embedded one of DATA_DIR (which must not be in use then), an account
 * opened again, or the file of a player's data. Ends with 1 when there is no such account, or not yet, and with 2 when it was not understood.
 */
async function main(): Promise<number> {
  const [deed, site, account, flag, by, ...rest] = process.argv.slice(2);
  const isReopening = deed === 'reopen' && site && account && flag === '--by' && by && rest.length === 0;
  const isExport = deed === 'export' && site && account && flag === undefined;
  if (deed !== undefined && !isReopening && !isExport) throw new Error(usage);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settingsOrExit('database', 2);
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    if (isReopening) {
      const outcome = await reopenAccount(database, { site, account, by }, Date.now());
      console.log(outcome === 'done' ? `${account} is open.` : refusals[outcome]);
      return outcome === 'done' ? 0 : 1;
    }
    if (isExport) {
      const [player] = await database.query<{ id: string }>(
        'select id from players where site = $1 and account_key = $2',
        [site, account.toLowerCase()],
      );
      if (!player) throw new Error('There is no such player.');
      for await (const piece of exportFile(database, { ...player, site }, Date.now())) process.stdout.write(piece);
      return 0;
    }
    for (const { asked_at, account_id, waits_for, cash, currency, ...one } of await closingAccounts(database)) {
      const at = new Date(asked_at).toISOString();
      console.log([at, one.site, account_id, `${cash} ${currency}`, waits_for ?? ''].join('  ').trimEnd());
    }
    return 0;
  } finally {
    await database.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
