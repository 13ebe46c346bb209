import { decideNameRequest, nameRequests } from '@marquee/platform/account/nameRequests';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

/**
 * `npm run name-requests`: lists pending name changes, and decides one, on the database of DATABASE_URL or the embedded
 * one of DATA_DIR (which must not be in use). Exit codes: 1 no such request, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [verdict, id, flag, by, ...rest] = process.argv.slice(2);
  const isUnderstood =
    (verdict === 'accept' || verdict === 'refuse') && id && flag === '--by' && by && rest.length === 0;
  if (verdict !== undefined && !isUnderstood) throw new Error(usageOf('name-requests'));
  return withDatabase(async (database, { SITES_DIR: sitesDir }) => {
    if (!isUnderstood) {
      for (const { id, site, account_id, now, full_name, created_at } of await nameRequests(database)) {
        console.log([new Date(created_at).toISOString(), site, id, account_id, `${now} → ${full_name}`].join('  '));
      }
      return 0;
    }
    const sites = openSites(sitesDir ?? sandboxSites, (error) => console.error(error.message));
    const decision = { id, verdict: verdict === 'accept' ? 'accepted' : 'refused', by } as const;
    const isDone = await decideNameRequest(database, sites, decision, Date.now());
    console.log(isDone ? `${id} is ${decision.verdict}.` : 'No such request waits.');
    return isDone ? 0 : 1;
  });
}

runCommand(main);
