import type { Database } from '@marquee/kernel/database/database';
import type { DomainEvents } from '../events/domainEvents';
import { sendMessage } from './inbox';
import { written } from './newsTexts';

type Payment = DomainEvents['paymentChanged']['payment'];

/** What the player is told of a payment's end; nothing of a deposit that went as expected. */
function newsOf({ state, reason }: Payment) {
  if (state === 'paid') return 'withdrawalPaid';
  if (state === 'rejected') return 'withdrawalRejected';
  return state === 'approved' && reason === 'paidLate' ? 'depositLate' : undefined;
}

/** Writes a message when a withdrawal ends or a deposit comes late. */
export async function sendPaymentNews(transaction: Database, payment: Payment, now: number): Promise<void> {
  const news = newsOf(payment);
  if (!news) return;
  const name = `${payment.method_name} ${payment.account ?? ''}`.trim();
  await sendMessage(
    transaction,
    { id: payment.player_id, site: payment.site },
    { key: `payment:${payment.id}`, ...written(news, { amount: payment.amount, currency: payment.currency, name }) },
    now,
  );
}
