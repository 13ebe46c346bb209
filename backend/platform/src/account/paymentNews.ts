import { refusalTexts } from '@marquee/contract/staff/withdrawalRefusalTexts';
import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import { written } from '../messages/written';
import type { SiteFile } from '../sites/siteFile';
import { methodTitle } from '../wallet/methodTitle';
import { refusalOf } from '../wallet/refusals';
import { sendMessage } from './inbox';
import { sendReceipt } from './receipts';

type Payment = DomainEvents['paymentChanged']['payment'];

/** Which message a payment's final state sends; none for a deposit that completed normally. */
function newsOf({ state, reason }: Payment) {
  if (state === 'paid') return 'withdrawalPaid';
  if (state === 'rejected') return refusalOf(reason) ? 'withdrawalRefused' : 'withdrawalRejected';
  if (state === 'returned') return 'withdrawalReturned';
  if (state === 'refunded' || state === 'charged_back') return 'depositTakenBack';
  return state === 'approved' && reason === 'paidLate' ? 'depositLate' : undefined;
}

/** One message per final state; partial reversals get one message each. */
function keyOf({ id, state, event_id }: Payment): string {
  const isLater = state === 'returned' || state === 'refunded' || state === 'charged_back';
  return isLater ? `payment:${id}:${state}:${event_id ?? ''}` : `payment:${id}`;
}

/**
 * Sends a message when a withdrawal completes or is returned, and when a deposit arrives late or is reversed; and a
 * receipt by e-mail for what is completed.
 */
export async function sendPaymentNews(
  transaction: Database,
  site: SiteFile | undefined,
  payment: Payment,
  now: number,
): Promise<void> {
  const { method_name, account } = payment;
  const name = account ? `${method_name} ${account}` : ((site && methodTitle(site, method_name)) ?? method_name);
  if (site) await sendReceipt(transaction, site, payment, name, now);
  const news = newsOf(payment);
  if (!news) return;
  const refusal = news === 'withdrawalRefused' ? refusalOf(payment.reason) : undefined;
  await sendMessage(
    transaction,
    { id: payment.player_id, site: payment.site },
    {
      key: keyOf(payment),
      ...written(news, {
        amount: payment.amount,
        currency: payment.currency,
        name,
        ...(refusal && { why: refusalTexts[refusal] }),
      }),
    },
    now,
  );
}
