import { Button, EmptyState, ErrorCard, observer, Skeleton, Stepper, useResource, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { Page } from '../Page';
import { PaymentStatus } from '../payment/PaymentStatus';
import { useText } from '../text';
import { type WithdrawalDraft, WithdrawalForm } from './WithdrawalForm';
import { WithdrawalReview } from './WithdrawalReview';

/** A withdrawal in three steps: account and amount, review, and what became of it. A sent one cannot be taken back. */
export const WithdrawalPage = observer(function WithdrawalPage() {
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState<WithdrawalDraft | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const { state, value, reload } = useResource('wallet/bank_accounts', {});
  const t = useText();
  const payment = query.get('payment');

  function content() {
    if (payment) {
      return (
        <PaymentStatus
          id={payment}
          again={() => {
            setDraft(null);
            setReviewing(false);
            setQuery({});
          }}
        />
      );
    }
    if (state === 'failed')
      return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
    if (!value) return <Skeleton shape="form" />;
    if (value.value.length === 0) {
      return (
        <EmptyState
          icon="bank"
          title={t('withdrawal.noBank')}
          text={t('withdrawal.noBankText')}
          action={
            <Button to="/add-bank" variant="primary">
              {t('page.addBank')}
            </Button>
          }
        />
      );
    }
    if (reviewing && draft) {
      return (
        <WithdrawalReview
          draft={draft}
          onBack={() => setReviewing(false)}
          onDone={(id) => setQuery({ payment: id }, { replace: true })}
        />
      );
    }
    return (
      <WithdrawalForm
        draft={draft}
        accounts={value.value}
        onReview={(next) => {
          setDraft(next);
          setReviewing(true);
        }}
      />
    );
  }

  return (
    <Page title={t('page.withdrawal')} step={payment ? 2 : reviewing ? 1 : 0}>
      <Stepper
        label={t('page.withdrawal')}
        steps={[t('step.amount'), t('step.review'), t('step.done')]}
        current={payment ? 2 : reviewing ? 1 : 0}
      />
      {content()}
    </Page>
  );
});
