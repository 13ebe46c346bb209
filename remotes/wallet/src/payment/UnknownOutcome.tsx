import { succeeded } from '@marquee/contract/envelope';
import { Button, Notice, useApi } from '@marquee/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../text';
import { ignoreDoubleClick } from './ignoreDoubleClick';
import { PaymentFacts, type PaymentReviewProps } from './PaymentReview';

/** Pauses between requests, ms; the last one repeats. */
const pauses = [500, 2000, 3000, 5000];

/**
 * How often the server must answer that there is no such payment: the first time the request may still be on its way.
 */
const denials = 2;

/**
 * What stands where a payment was sent and its answer never came: it asks by the request's key until the server says
 * what became of it. Only when it surely was not made can it be sent again, with the same key (it submits the form
 * around it), or be changed.
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
