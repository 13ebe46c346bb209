import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Ledger } from '../ledger/ledger';
import type { SiteFile } from '../sites/siteFile';
import { rewardReferrer } from './referral';
import { referralsWaiting } from './referralRules';
import { noteStakes } from './referralStakes';

/** How often stakes are looked at, ms. */
const pollInterval = 60_000;

interface Parts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  sites: { find: (domain: string) => SiteFile | undefined };
  report: (error: unknown) => void;
}

/** Rewards the referrers of everybody who has staked their first deposit by now; safe in several processes. */
export async function rewardReferrals({ database, clock, ledger, sites, report }: Parts): Promise<void> {
  const now = clock.now();
  await noteStakes(database, now);
  await eachRow(
    await referralsWaiting(database),
    (deposit) => {
      const site = sites.find(deposit.site);
      return database.transaction(async (transaction) => {
        if (site) await rewardReferrer(transaction, ledger, deposit, site, now);
      });
    },
    report,
  );
}

/** Repeats that run periodically. Returns a function that stops it. */
export const startReferrals = (parts: Parts): (() => Promise<void>) =>
  repeat(() => rewardReferrals(parts), { every: pollInterval, report: parts.report });
