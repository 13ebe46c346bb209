import type { Output } from '@marquee/contract/calls';
import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { maskedId } from '../wallet/recentPayments';

type TopTen = Output<'settings/top10winner_withdrawal'>;

const hour = 60 * 60_000;

/** Players who played within this time count as active, ms. */
const day = 24 * hour;

/** Rankings cover this period, ms. */
const lately = 30 * day;

interface RankRow {
  account_id: string;
  amount: number;
  currency: string;
  at: number;
  title: string;
}

const ranks = (rows: RankRow[]) =>
  rows.map(({ account_id, at, ...row }) => ({
    ...row,
    account_id: maskedId(account_id),
    at: new Date(at).toISOString(),
  }));

/**
 * The site's top-10 statistics (R3), from stored payments and bets: the largest withdrawals paid and the largest wins
 * of the last 30 days, what was paid out in the last hour (minor units), and how many players registered, played in the
 * last 24 hours, and ever deposited.
 */
export async function topTen(database: Database, site: string, now: number): Promise<TopTen> {
  const withrawal = await database.query(
    `select pl.account_id, p.amount, p.currency, p.changed_at as at, p.method_name as title
     from payments p join players pl on pl.id = p.player_id
     where p.site = $1 and p.kind = 'withdrawal' and p.state = 'paid' and p.changed_at > $2
     order by p.amount desc, p.changed_at limit 10`,
    [site, now - lately],
  );
  const winner = await database.query(
    `select pl.account_id, b.payout as amount, pl.currency, b.settled_at as at, b.title
     from bets b join players pl on pl.id = b.player_id
     where b.site = $1 and b.state = 'won' and b.account = 'cash' and b.settled_at > $2
     order by b.payout desc, b.settled_at limit 10`,
    [site, now - lately],
  );
  const [counts] = await database.query(
    `select
       (select coalesce(sum(amount), 0) from payments where site = $1 and kind = 'withdrawal' and state = 'paid'
          and changed_at > $2) as hour_withdrawal,
       (select count(*) from players where site = $1) as registered_player,
       (select count(distinct player_id) from bets where site = $1 and placed_at > $3) as active_player,
       (select count(distinct player_id) from payments where site = $1 and kind = 'deposit'
          and state in (${listed(...credited)}) and given_back < amount) as deposited_player`,
    [site, now - hour, now - day],
  );
  const { hour_withdrawal = 0, registered_player = 0, active_player = 0, deposited_player = 0 } = counts ?? {};
  return {
    as_of: new Date(now).toISOString(),
    withrawal: ranks(withrawal),
    winner: ranks(winner),
    hour_withdrawal,
    registered_player,
    active_player,
    deposited_player,
  };
}
