import type { Sites } from '../sites/sites';
import type { PaymentChanged } from '../wallet/callbacks';
import { sendMessage } from './inbox';
import { written } from './newsTexts';
import { rewardReferrer } from './referral';

/** What follows from a payment's new state: a message when a withdrawal ends, the referrer's reward when a deposit is approved. */
export function onPaymentChanged(sites: Pick<Sites, 'find'>): PaymentChanged {
  return async (transaction, payment, now) => {
    if (payment.state === 'approved') {
      const site = sites.find(payment.site);
      if (site) await rewardReferrer(transaction, payment, site, now);
      return;
    }
    if (payment.state !== 'paid' && payment.state !== 'rejected') return;
    const news = payment.state === 'paid' ? 'withdrawalPaid' : 'withdrawalRejected';
    const name = `${payment.method_name} ${payment.account ?? ''}`.trim();
    await sendMessage(
      transaction,
      { id: payment.player_id, site: payment.site },
      { key: `payment:${payment.id}`, ...written(news, { amount: payment.amount, currency: payment.currency, name }) },
      now,
    );
  };
}
