import type { Sites } from '../sites/sites';
import type { PaymentChanged } from '../wallet/callbacks';
import type { PaymentRow } from '../wallet/payments';
import { sendMessage } from './inbox';
import { written } from './newsTexts';
import { rewardReferrer } from './referral';

/** What the player is told of a payment's end; nothing of a deposit that went as expected. */
function newsOf({ state, reason }: PaymentRow) {
  if (state === 'paid') return 'withdrawalPaid';
  if (state === 'rejected') return 'withdrawalRejected';
  return state === 'approved' && reason === 'paidLate' ? 'depositLate' : undefined;
}

/** What follows from a payment's new state: a message when a withdrawal ends or a deposit comes late, the referrer's reward when a deposit is approved. */
export function onPaymentChanged(sites: Pick<Sites, 'find'>): PaymentChanged {
  return async (transaction, payment, now) => {
    if (payment.state === 'approved') {
      const site = sites.find(payment.site);
      if (site) await rewardReferrer(transaction, payment, site, now);
    }
    const news = newsOf(payment);
    if (!news) return;
    const name = `${payment.method_name} ${payment.account ?? ''}`.trim();
    await sendMessage(
      transaction,
      { id: payment.player_id, site: payment.site },
      { key: `payment:${payment.id}`, ...written(news, { amount: payment.amount, currency: payment.currency, name }) },
      now,
    );
  };
}
