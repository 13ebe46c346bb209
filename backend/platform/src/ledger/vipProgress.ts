import { Days } from '@marquee/contract/days';
import type { Database } from '@marquee/database/database';
import type { SiteFile } from '../sites/siteFile';

type Level = SiteFile['vip_levels'][number];

/** The highest level whose two thresholds are met; levels are ordered as in the site file. */
export function levelOf(levels: readonly Omit<Level, 'gift'>[], deposit: number, turnover: number): number {
  const beyond = levels.findIndex((level) => deposit < level.deposit || turnover < level.turnover);
  return beyond === -1 ? levels.length - 1 : Math.max(0, beyond - 1);
}

/** The start of the calendar month of a time in a time zone, ms since 1970. */
function monthOf(now: number, zone: string): number {
  const days = new Days(zone);
  return days.beginningOf(Date.parse(`${days.dayOf(now).slice(0, 7)}-01`));
}

/**
 * What a player has deposited and staked (minor units) before and during the site's current calendar month, and the
 * level reached.
 */
export async function vipProgress(database: Database, site: SiteFile, playerId: string, now: number) {
  const [sums] = await database.query(
    `select greatest(0, coalesce(-sum(gateway) filter (where at < $2), 0))::bigint as starting_deposit,
       coalesce(-sum(gateway) filter (where at >= $2), 0)::bigint as cycle_deposit,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at < $2), 0) as starting_turnover,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at >= $2), 0) as cycle_turnover
     from ledger_transactions t cross join lateral (
       select sum(leg.amount) as gateway from unnest(t.accounts, t.amounts) as leg (account, amount) where leg.account = 'gateway') as through
     where player_id = $1 and kind in ('deposit', 'deposit_refunded', 'deposit_charged_back', 'stake', 'refund')`,
    [playerId, monthOf(now, site.time_zone)],
  );
  const { starting_deposit = 0, cycle_deposit = 0, starting_turnover = 0, cycle_turnover = 0 } = sums ?? {};
  const at = levelOf(site.vip_levels, starting_deposit + cycle_deposit, starting_turnover + cycle_turnover);
  return { starting_deposit, cycle_deposit, starting_turnover, cycle_turnover, at };
}
