import { succeeded } from '@marquee/contract/envelope';
import { Button, DescriptionList, Money, Notice, useAction, useApi } from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';
import type { WithdrawalDraft } from './WithdrawalForm';

/** The last look before a withdrawal is sent. */
export function WithdrawalReview(props: {
  draft: WithdrawalDraft;
  onBack: () => void;
  onDone: (paymentId: string) => void;
}) {
  const { draft, onBack, onDone } = props;
  const api = useApi();
  const t = useText();
  const send = useAction(async () => {
    const answer = await api.call('wallet/withdraw', {
      request_id: draft.requestId,
      bank_account_id: draft.account.bank_account_id,
      amount: draft.amount,
    });
    const payment = succeeded(answer) ? answer.value?.[0] : undefined;
    if (payment) onDone(payment.payment_id);
    return answer;
  });
  return (
    <div className={styles.form}>
      <DescriptionList
        items={[
          { term: t('withdrawal.to'), value: `${draft.account.bank_name} ${draft.account.account_number}` },
          { term: t('withdrawal.holder'), value: draft.account.holder_name },
          { term: t('amount'), value: <Money minor={draft.amount} large /> },
        ]}
      />
      <Notice tone="info">{t('withdrawal.final')}</Notice>
      <Button variant="primary" size="l" block busy={send.busy} onClick={() => void send.run()}>
        {t('withdrawal.confirm')}
      </Button>
      <Button block onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
