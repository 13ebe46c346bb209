import { credited } from '@marquee/contract/machines';
import type { ReviewReason } from '@marquee/contract/withdrawalReview';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import type { WithdrawalReview } from '../sites/withdrawalReview';
import type { PaymentRow } from './payments';

/** How long withdrawals are added up for the rule of the amount, ms. */
export const day = 86_400_000;

/**
 * What is known of a withdrawal's player when it is asked for. Amounts in minor units, times in ms since 1970. A
 * withdrawal counts as the last one only once it is paid: so a small one that waits does not cover the next.
 */
export async function knownOf(
  database: Database,
  {
    id,
    player_id,
    bank_account_id,
    created_at,
  }: Pick<PaymentRow, 'id' | 'player_id' | 'bank_account_id' | 'created_at'>,
) {
  const [known] = await database.query(
    `with paid as (select max(created_at) as last from payments
       where player_id = $2 and kind = 'withdrawal' and id <> $1 and state = 'paid')
     select p.created_at as player_since, b.created_at as account_since, paid.last as paid_before,
       (select coalesce(sum(w.amount), 0)::bigint from payments w where w.player_id = $2 and w.kind = 'withdrawal'
         and w.created_at > $4::bigint - ${day} and w.created_at <= $4 and w.state not in ('rejected', 'returned')) as of_day,
       (select coalesce(sum(d.amount - d.given_back), 0)::bigint from payments d where d.player_id = $2 and d.kind = 'deposit'
         and d.state in (${listed(...credited)}) and d.created_at > coalesce(paid.last, 0)) as deposited,
       (select coalesce(sum(t.stake - t.bonus_stake), 0)::bigint from bets t where t.player_id = $2 and t.account = 'cash'
         and t.state not in ('refunded', 'cashed_out') and t.placed_at > coalesce(paid.last, 0)) as staked,
       exists (select 1 from person_links l where (l.player_id = $2 or l.other_id = $2) and l.lifted_at is null) as is_linked,
       coalesce((select c.status = 'passed' from identity_checks c where c.player_id = $2 order by c.attempt desc limit 1),
         false) as is_verified
     from paid cross join players p left join bank_accounts b on b.id = $3 where p.id = $2`,
    [id, player_id, bank_account_id, created_at],
  );
  if (!known) throw new Error(`The player of payment ${id} is gone`);
  return known;
}

/** The number of this withdrawal among those of its site. The row is locked until the transaction ends. */
async function numberOf(transaction: Database, site: string): Promise<number> {
  const [row] = await transaction.query(
    `insert into withdrawal_counts as c (site, asked) values ($1, 1)
     on conflict (site) do update set asked = c.asked + 1 returning asked`,
    [site],
  );
  return row?.asked ?? 0;
}

/**
 * Decides by the rules of its site whether a new withdrawal is to wait for a person, and stores why. Call it in the
 * transaction that asks for the withdrawal.
 */
export async function keepReviewReasons(
  transaction: Database,
  rules: WithdrawalReview,
  payment: PaymentRow,
): Promise<readonly ReviewReason[]> {
  const { amount_from, first, new_account_days, unplayed_percent, risks, every } = rules;
  if (!amount_from && !first && !new_account_days && !unplayed_percent && risks.length === 0 && !every) return [];
  const known = await knownOf(transaction, payment);
  const { created_at } = payment;
  const met: Partial<Record<ReviewReason, boolean>> = {
    amount: amount_from > 0 && known.of_day >= amount_from,
    first: first && known.paid_before === null,
    newAccount: new_account_days > 0 && (known.account_since ?? created_at) > created_at - new_account_days * day,
    unplayed: known.staked * 100 < known.deposited * unplayed_percent,
    linked: risks.includes('linked') && known.is_linked,
    unverified: risks.includes('unverified') && !known.is_verified,
    sample: every > 0 && (await numberOf(transaction, payment.site)) % every === 0,
  };
  const reasons = (Object.keys(met) as ReviewReason[]).filter((reason) => met[reason]);
  if (reasons.length > 0)
    await transaction.query('update payments set review_reasons = $2 where id = $1', [payment.id, reasons]);
  return reasons;
}
