import { Stepper, useSearchParams } from '@marquee/sdk';
import { useState } from 'react';
import { Page } from '../Page';
import { PaymentStatus } from '../payment/PaymentStatus';
import { useText } from '../text';
import { type DepositDraft, DepositForm } from './DepositForm';
import { DepositReview } from './DepositReview';

/** A deposit in three steps: method and amount, review, and what became of it. The payment stands in the address. */
export function DepositPage() {
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useState<DepositDraft | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const t = useText();
  const payment = query.get('payment');
  const current = payment ? 2 : reviewing ? 1 : 0;

  return (
    <Page title={t('page.deposit')} step={current}>
      <Stepper
        label={t('page.deposit')}
        steps={[t('step.amount'), t('step.review'), t('step.done')]}
        current={current}
      />
      {payment ? (
        <PaymentStatus
          id={payment}
          again={() => {
            setDraft(null);
            setReviewing(false);
            setQuery({});
          }}
        />
      ) : reviewing && draft ? (
        <DepositReview
          draft={draft}
          onBack={() => setReviewing(false)}
          onDone={(id) => setQuery({ payment: id }, { replace: true })}
        />
      ) : (
        <DepositForm
          draft={draft}
          onReview={(next) => {
            setDraft(next);
            setReviewing(true);
          }}
        />
      )}
    </Page>
  );
}
