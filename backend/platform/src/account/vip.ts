import type { Output } from '@marquee/contract/calls';
import type { PlayerContext } from '../calls/handlers';
import type { SiteFile } from '../sites/siteFile';

type Level = SiteFile['vip_levels'][number];

/** The highest level whose both thresholds are met; the ladder is in the site file's order. */
export function levelOf(levels: readonly Level[], deposit: number, turnover: number): number {
  const beyond = levels.findIndex((level) => deposit < level.deposit || turnover < level.turnover);
  return beyond === -1 ? levels.length - 1 : Math.max(0, beyond - 1);
}

/**
 * The player's place on the VIP ladder (§3, §7), from the ledger: `starting_*` is everything before this calendar month (UTC),
 * `cycle_*` this month; minor units. Deposits that were taken back do not count. Turnover is what was staked and not refunded. On the top level next is that level itself.
 */
export async function vipOf({
  database,
  site,
  player,
  clock,
}: Pick<PlayerContext, 'database' | 'site' | 'player' | 'clock'>): Promise<Output<'auth/vip'>> {
  const today = new Date(clock.now());
  const cycle = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const [sums] = await database.query<
    Record<'starting_deposit' | 'cycle_deposit' | 'starting_turnover' | 'cycle_turnover', number>
  >(
    `select greatest(0, coalesce(-sum(gateway) filter (where at < $2), 0))::bigint as starting_deposit,
       coalesce(-sum(gateway) filter (where at >= $2), 0)::bigint as cycle_deposit,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at < $2), 0) as starting_turnover,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund') and at >= $2), 0) as cycle_turnover
     from ledger_transactions t cross join lateral (
       select sum(leg.amount) as gateway from unnest(t.accounts, t.amounts) as leg (account, amount) where leg.account = 'gateway') as through
     where player_id = $1 and kind in ('deposit', 'deposit_refunded', 'deposit_charged_back', 'stake', 'refund')`,
    [player.id, cycle],
  );
  const { starting_deposit = 0, cycle_deposit = 0, starting_turnover = 0, cycle_turnover = 0 } = sums ?? {};
  const levels = site.vip_levels;
  const at = levelOf(levels, starting_deposit + cycle_deposit, starting_turnover + cycle_turnover);
  const current = levels[at];
  const next = levels[at + 1] ?? current;
  return {
    nextLevel: [
      {
        starting_deposit,
        cycle_deposit,
        deposit_next: next?.deposit ?? 0,
        starting_turnover,
        cycle_turnover,
        turnover_next: next?.turnover ?? 0,
        vip_name: current?.name ?? '',
        vip_name_next: next?.name ?? '',
      },
    ],
    levels: levels.map(({ name, deposit, turnover }) => ({ name, deposit, turnover })),
  };
}
