import { succeeded } from '@marquee/contract/envelope';
import { Button, DescriptionList, Money, useAction, useApi } from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';
import type { DepositDraft } from './DepositForm';

/** The last look before a deposit is sent. Sending again after a lost line is the same deposit. */
export function DepositReview(props: { draft: DepositDraft; onBack: () => void; onDone: (paymentId: string) => void }) {
  const { draft, onBack, onDone } = props;
  const api = useApi();
  const t = useText();
  const send = useAction(async () => {
    const { method, amount, requestId } = draft;
    const answer = await api.call('wallet/deposit', { request_id: requestId, method: method.method, amount });
    const payment = succeeded(answer) ? answer.value?.[0] : undefined;
    if (payment) onDone(payment.payment_id);
    return answer;
  });
  return (
    <div className={styles.form}>
      <DescriptionList
        items={[
          { term: t('deposit.method'), value: draft.method.name },
          { term: t('amount'), value: <Money minor={draft.amount} large /> },
        ]}
      />
      <Button variant="primary" size="l" block busy={send.busy} onClick={() => void send.run()}>
        {t('deposit.confirm')}
      </Button>
      <Button block onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
