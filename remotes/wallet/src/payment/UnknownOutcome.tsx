import { succeeded } from '@marquee/contract/envelope';
import { Button, Notice, useApi } from '@marquee/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../text';
import { ignoreDoubleClick } from './ignoreDoubleClick';
import { PaymentFacts, type PaymentReviewProps } from './PaymentReview';

/** Backoff of polling, ms; the last pause repeats. */
const pauses = [500, 2000, 3000, 5000];

/** How often the server must answer that there is no such payment: at first the request may still be in flight. */
const denials = 2;

/**
 * Shown after a lost answer: polls by the idempotency key until the outcome is known. Only if the payment was certainly
 * not made can it be submitted again with the same key (by the surrounding form), or changed.
 */
export function UnknownOutcome(
  props: Pick<PaymentReviewProps, 'facts' | 'amount'> & {
    requestId: string;
    onFound: (paymentId: string) => void;
    onChange: () => void;
  },
) {
  const { facts, amount, requestId, onFound, onChange } = props;
  const [absent, setAbsent] = useState(false);
  const api = useApi();
  const t = useText();
  const found = useEffectEvent(onFound);

  useEffect(() => {
    let denied = 0;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    async function ask() {
      const answer = await api.call('wallet/payment', { request_id: requestId });
      if (over) return;
      const payment = succeeded(answer) ? answer.value?.[0] : undefined;
      if (payment) return found(payment.payment_id);
      if (answer.statusMessage === 'paymentUnknown' && ++denied === denials) return setAbsent(true);
      next();
    }
    function next() {
      timer = setTimeout(ask, pauses[Math.min(tries++, pauses.length - 1)]);
    }
    next();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [api, requestId]);

  return (
    <>
      <Notice tone="warning" live title={t(absent ? 'lost.absent' : 'lost.checking')}>
        {t(absent ? 'lost.absentText' : 'lost.checkingText')}
      </Notice>
      <PaymentFacts facts={facts} amount={amount} />
      {absent && (
        <>
          <Button type="submit" variant="primary" size="l" block onClick={ignoreDoubleClick}>
            {t('lost.again')}
          </Button>
          <Button block onClick={onChange}>
            {t('lost.change')}
          </Button>
        </>
      )}
    </>
  );
}
