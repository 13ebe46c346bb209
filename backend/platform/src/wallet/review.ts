import type { ReviewReason, WithdrawalRefusal } from '@marquee/contract/withdrawalReview';
import type { Database } from '@marquee/database/database';
import { publish } from '../live/publish';
import { mayNotWithdraw } from '../protection/blocks';
import { applyEvent, type CallbackParts } from './callbacks';
import { askAbout, type PaymentRow, paymentColumns, writeStep } from './payments';
import { reasonOf } from './refusals';

declare module '@marquee/database/columns' {
  interface Columns {
    'payments.review_reasons': ReviewReason[];
  }
}

/** A withdrawal in review. Amount in minor units, times in ms since 1970. */
export type WithdrawalInReview = Pick<
  PaymentRow,
  | 'id'
  | 'site'
  | 'player_id'
  | 'amount'
  | 'currency'
  | 'method_name'
  | 'account'
  | 'bank_account_id'
  | 'created_at'
  | 'asked_at'
> & { review_reasons: ReviewReason[] };

/**
 * Holds a withdrawal that met a rule of its site, or whose player is blocked from it: its state becomes `review`, its
 * amount stays reserved, and its timeline shows it. Returns whether it is held. Released ones, and those that the
 * gateway is processing, are not held again.
 */
export function holdForReview(database: Database, payment: PaymentRow, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.query(
      `update payments p set state = 'review', changed_at = $2, review_reasons = case when ${mayNotWithdraw('p.player_id', '$2')}
           then array_prepend('blocked', p.review_reasons) else p.review_reasons end
       where p.id = $1 and p.kind = 'withdrawal' and p.state = 'requested' and p.reviewed_at is null
         and (p.review_reasons <> '{}' or ${mayNotWithdraw('p.player_id', '$2')}) returning p.id`,
      [payment.id, now],
    );
    if (!held) return false;
    await writeStep(transaction, payment.id, 'review', now, null);
    await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: 'review' });
    return true;
  });
}

/** The withdrawals in review of some sites (null: of all), oldest first. */
export function withdrawalsInReview(
  database: Database,
  { sites = null, limit = null }: { sites?: readonly string[] | null; limit?: number | null } = {},
): Promise<WithdrawalInReview[]> {
  return database.query(
    `select id, site, player_id, amount, currency, method_name, account, bank_account_id, created_at, asked_at, review_reasons
     from payments where state = 'review' and ($1::text[] is null or site = any($1)) order by created_at, id limit $2`,
    [sites, limit],
  );
}

/** The number of withdrawals in review. */
export async function reviewsWaiting(database: Database): Promise<number> {
  const [row] = await database.query("select count(*) as waiting from payments where state = 'review'");
  return row?.waiting ?? 0;
}

/** The decision about a withdrawal in review; `by` is a person's name, for the record. */
export interface ReviewDecision {
  payment: string;
  verdict: 'release' | 'refuse';
  /** What the player reads of a refusal; `other` unless said. */
  refusal?: WithdrawalRefusal;
  /** Only a payment of this site, where one is given. */
  site?: string;
  by: string;
  /** Whether somebody checked that the gateway has no such order; required to refuse one that was submitted before. */
  isSure?: boolean;
}

/**
 * Ends a review: `release` submits the withdrawal in the next run of any process, `refuse` rejects it and returns the
 * amount. Returns `notInReview` if there is no such withdrawal in review, and `maybeAtGateway` if refusing could pay
 * twice; neither changes anything.
 */
export async function decideReview(
  parts: CallbackParts,
  { payment: id, verdict, refusal = 'other', site, by, isSure = false }: ReviewDecision,
  now: number,
): Promise<'done' | 'notInReview' | 'maybeAtGateway'> {
  return parts.database.transaction(async (transaction) => {
    const [payment] = await transaction.query(
      `select ${paymentColumns} from payments where id = $1 and state = 'review' and site = coalesce($2, site)
       for no key update`,
      [id, site ?? null],
    );
    if (!payment) return 'notInReview';
    if (verdict === 'refuse' && payment.asked_at !== null && !isSure) return 'maybeAtGateway';
    await transaction.query('update payments set reviewed_by = $2, reviewed_at = $3 where id = $1', [id, by, now]);
    if (verdict === 'refuse') {
      const { amount, currency } = payment;
      const status = 'rejected' as const;
      const reason = reasonOf(refusal);
      const event = { event_id: `review:${id}`, payment_id: id, status, reason, amount, currency };
      await applyEvent({ ...parts, database: transaction }, event, now);
      return 'done';
    }
    await transaction.query("update payments set state = 'requested', changed_at = $2 where id = $1", [id, now]);
    await writeStep(transaction, id, 'requested', now, null);
    await askAbout(transaction, id, now, now);
    await publish(transaction, payment.player_id, 'wallet', { payment_id: id, state: 'requested' });
    return 'done';
  });
}

/** Reviews of the last 30 days say how long one usually takes; where there are fewer than so many, nothing is said. */
const [month, fewest] = [30 * 86_400_000, 5];

/**
 * How long a review at a site usually takes, in minutes: the median of those that were decided in the last 30 days.
 * Undefined where there are fewer than five.
 */
export async function usualReview(database: Database, site: string, now: number): Promise<number | undefined> {
  const [row] = await database.query(
    `select count(*) as decided, percentile_cont(0.5) within group (order by p.reviewed_at - held.at) as median
     from payments p cross join lateral (select min(s.at) as at from payment_steps s
       where s.payment_id = p.id and s.state = 'review') held
     where p.site = $1 and p.reviewed_at > $2 and held.at is not null`,
    [site, now - month],
  );
  if (!row || row.decided < fewest || row.median === null) return undefined;
  return Math.max(1, Math.round(row.median / 60_000));
}
