import type { Database } from '@marquee/database/database';

/** An offer on a day. Amounts in minor units. */
export interface OfferDay {
  offer: string;
  currency: string;
  /** The number of the day in the period, from 1. */
  day: number;
  claims: number;
  promised: number;
  granted: number;
  returned: number;
  staked: number;
  won: number;
  wagered: number;
  converted: number;
  completed: number;
  expired: number;
  ended_otherwise: number;
  /** What players had of it at the end of the day. */
  open: number;
  deposits: number;
}

/** Of a site: between these times, which are the beginnings of days and the end of the last. */
interface Period {
  site: string;
  days: readonly number[];
  offer?: string | undefined;
}

/**
 * What offers did on each day, by what is stored of bonuses: sums of their entries, so that they agree with the ledger
 * as `verify-ledger` proves. Claims that came to nothing (`not_given`) are left out. Days on which nothing happened and
 * nothing was open have no row.
 */
export async function offerReport(database: Database, { site, days, offer }: Period): Promise<OfferDay[]> {
  const rows = await database.query<OfferDay>(
    `with asked as materialized (select id, player_id, offer, currency, state, amount, balance, created_at, ended_at
       from bonuses where site = $1 and ($3::text is null or offer = $3)),
     moved as materialized (select b.offer, b.currency, width_bucket(e.at, $2::bigint[]) as day, e.kind,
         sum(e.amount) as amount, sum(e.counted) as counted
       from bonus_entries e join asked b on b.id = e.bonus_id where e.at >= ($2::bigint[])[1] group by 1, 2, 3, 4),
     first as (select offer, player_id, currency, min(created_at) as at from asked where state <> 'not_given' group by 1, 2, 3),
     facts as (
       select offer, currency, width_bucket(created_at, $2::bigint[]) as day, 'claims' as fact, count(*) as amount
         from asked where state <> 'not_given' group by 1, 2, 3
       union all select offer, currency, width_bucket(created_at, $2::bigint[]), 'promised', sum(amount)
         from asked where state <> 'not_given' group by 1, 2, 3
       union all select offer, currency, width_bucket(ended_at, $2::bigint[]),
           case when state in ('completed', 'expired') then state else 'ended_otherwise' end, count(*)
         from asked where ended_at is not null and state <> 'not_given' group by 1, 2, 3, 4
       union all select offer, currency, day, kind, amount from moved
       union all select offer, currency, day, 'wagered', counted from moved
       union all select f.offer, f.currency, width_bucket(t.at, $2::bigint[]), 'deposits', sum(t.cash_change)
         from first f join ledger_transactions t on t.player_id = f.player_id and t.at >= greatest(f.at, ($2::bigint[])[1])
         where t.kind = 'deposit' group by 1, 2, 3),
     before as (select b.offer, b.currency, sum(b.balance) - coalesce(max(m.amount), 0) as open
       from asked b left join (select offer, currency, sum(amount) as amount from moved group by 1, 2) m using (offer, currency)
       group by 1, 2),
     days as (select b.offer, b.currency, b.open as before, d.day from before b
       cross join generate_series(1, cardinality($2::bigint[]) - 1) as d (day)),
     sums as (select d.offer, d.currency, d.day, d.before,
         coalesce(sum(f.amount) filter (where f.fact = 'claims'), 0) as claims,
         coalesce(sum(f.amount) filter (where f.fact = 'promised'), 0) as promised,
         coalesce(sum(f.amount) filter (where f.fact = 'granted'), 0) as granted,
         -coalesce(sum(f.amount) filter (where f.fact = 'ended'), 0) as returned,
         -coalesce(sum(f.amount) filter (where f.fact in ('stake', 'refund')), 0) as staked,
         coalesce(sum(f.amount) filter (where f.fact in ('win', 'corrected')), 0) as won,
         coalesce(sum(f.amount) filter (where f.fact = 'wagered'), 0) as wagered,
         -coalesce(sum(f.amount) filter (where f.fact = 'converted'), 0) as converted,
         coalesce(sum(f.amount) filter (where f.fact = 'completed'), 0) as completed,
         coalesce(sum(f.amount) filter (where f.fact = 'expired'), 0) as expired,
         coalesce(sum(f.amount) filter (where f.fact = 'ended_otherwise'), 0) as ended_otherwise,
         coalesce(sum(f.amount) filter (where f.fact = 'deposits'), 0) as deposits
       from days d left join facts f using (offer, currency, day) group by 1, 2, 3, 4)
     select offer, currency, day, claims, promised, granted, returned, staked, won, wagered, converted, completed, expired,
       ended_otherwise, deposits, before + sum(granted - returned - staked + won - converted)
         over (partition by offer, currency order by day) as open
     from sums order by day, offer, currency`,
    [site, days, offer ?? null],
  );
  return rows.filter(({ offer: _, currency: __, day: ___, ...figures }) =>
    Object.values(figures).some((one) => one !== 0),
  );
}
