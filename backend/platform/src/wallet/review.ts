import type { Database } from '@marquee/database/database';
import { publish } from '../live/publish';
import { applyEvent, type CallbackParts } from './callbacks';
import { askAbout, type PaymentRow, paymentColumns, writeStep } from './payments';

/** The reason of a withdrawal that the operator refused. */
export const refusedInReview = 'refusedInReview';

/** A withdrawal in review. Amount in minor units, times in ms since 1970. */
export type WithdrawalInReview = Pick<
  PaymentRow,
  'id' | 'site' | 'player_id' | 'amount' | 'currency' | 'method_name' | 'account' | 'created_at' | 'asked_at'
>;

/**
 * Holds a withdrawal while its player is blocked: its state becomes `review`, its amount stays reserved, and its
 * timeline shows it. Returns whether it is held. Released ones, and those that the gateway is processing, are not held
 * again.
 */
export function holdForReview(database: Database, payment: PaymentRow, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [held] = await transaction.query(
      `update payments p set state = 'review', changed_at = $2 where id = $1 and kind = 'withdrawal' and state = 'requested'
         and reviewed_at is null and exists (select 1 from players where id = p.player_id and status = 'blocked') returning id`,
      [payment.id, now],
    );
    if (!held) return false;
    await writeStep(transaction, payment.id, 'review', now, null);
    await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: 'review' });
    return true;
  });
}

/** The withdrawals in review, oldest first. */
export function withdrawalsInReview(database: Database): Promise<WithdrawalInReview[]> {
  return database.query(
    `select id, site, player_id, amount, currency, method_name, account, created_at, asked_at from payments
     where state = 'review' order by created_at, id`,
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
  { payment: id, verdict, by, isSure = false }: ReviewDecision,
  now: number,
): Promise<'done' | 'notInReview' | 'maybeAtGateway'> {
  return parts.database.transaction(async (transaction) => {
    const [payment] = await transaction.query(
      `select ${paymentColumns} from payments where id = $1 and state = 'review' for no key update`,
      [id],
    );
    if (!payment) return 'notInReview';
    if (verdict === 'refuse' && payment.asked_at !== null && !isSure) return 'maybeAtGateway';
    await transaction.query('update payments set reviewed_by = $2, reviewed_at = $3 where id = $1', [id, by, now]);
    if (verdict === 'refuse') {
      const { amount, currency } = payment;
      const status = 'rejected' as const;
      const event = { event_id: `review:${id}`, payment_id: id, status, reason: refusedInReview, amount, currency };
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
