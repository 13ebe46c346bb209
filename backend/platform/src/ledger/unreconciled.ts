import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';

/** A payment that the ledger contradicts. */
export interface Unreconciled {
  player: string;
  /** The ledger key that is missing on one side. */
  key: string;
}

/** The postings that each payment must have, by kind and state (D6.01, D6.02). */
const expected = `select p.site, p.player_id, 'payment:' || p.id || ':' || step as key, p.amount
  from payments p cross join lateral unnest(case
    when p.kind = 'deposit' and p.state in (${listed(...credited)}) then array['approved']
    when p.kind = 'deposit' then array[]::text[]
    when p.state = 'paid' then array['requested', 'paid']
    when p.state = 'returned' then array['requested', 'paid', 'returned']
    when p.state = 'rejected' then array['requested', 'rejected']
    else array['requested'] end) as step
  union all
  select p.site, p.player_id, 'payment:' || p.id || ':' || r.status || ':' || r.event_id, r.amount
  from payment_reversals r join payments p on p.id = r.payment_id` as const;

/** Deposits whose reversed total differs from the sum of its events. */
const unequal = `select p.player_id as player, 'payment:' || p.id || ':given_back' as key from payments p
  left join (select payment_id, sum(amount) as amount from payment_reversals group by 1) r on r.payment_id = p.id
  where p.given_back <> coalesce(r.amount, 0)`;

const posted = `select site, player_id, key, (select max(amount) from unnest(amounts) as amount) as amount
  from ledger_transactions where key like 'payment:%'`;

/** Payments without their posting, postings without their payment, and pairs that differ in player or amount. */
export function unreconciled(database: Database): Promise<Unreconciled[]> {
  return database.query<Unreconciled>(
    `select coalesce(e.player_id, t.player_id) as player, coalesce(e.key, t.key) as key
     from (${expected}) e full join (${posted}) t using (site, key)
     where e.player_id is distinct from t.player_id or e.amount is distinct from t.amount
     union all ${unequal} order by 1, 2`,
  );
}
