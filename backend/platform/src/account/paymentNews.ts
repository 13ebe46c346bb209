import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import { refusedInReview } from '../wallet/review';
import { sendMessage } from './inbox';
import { written } from './newsTexts';

type Payment = DomainEvents['paymentChanged']['payment'];

/** What the player is told of a payment's end; nothing of a deposit that went as expected. */
function newsOf({ state, reason }: Payment) {
  if (state === 'paid') return 'withdrawalPaid';
  if (state === 'rejected') return reason === refusedInReview ? 'withdrawalRefused' : 'withdrawalRejected';
  if (state === 'returned') return 'withdrawalReturned';
  if (state === 'refunded' || state === 'charged_back') return 'depositTakenBack';
  return state === 'approved' && reason === 'paidLate' ? 'depositLate' : undefined;
}

/** One message for each end; what is taken back in parts is told part by part. */
function keyOf({ id, state, event_id }: Payment): string {
  const isLater = state === 'returned' || state === 'refunded' || state === 'charged_back';
  return isLater ? `payment:${id}:${state}:${event_id ?? ''}` : `payment:${id}`;
}

/** Writes a message when a withdrawal ends or comes back, and when a deposit comes late or is taken back, each time. */
export async function sendPaymentNews(transaction: Database, payment: Payment, now: number): Promise<void> {
  const news = newsOf(payment);
  if (!news) return;
  const name = `${payment.method_name} ${payment.account ?? ''}`.trim();
  await sendMessage(
    transaction,
    { id: payment.player_id, site: payment.site },
    { key: keyOf(payment), ...written(news, { amount: payment.amount, currency: payment.currency, name }) },
    now,
  );
}
