import { ErrorCard, observer, Skeleton, Stepper, useLocation, useSearchParams } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { Page } from '../Page';
import { useText } from '../text';
import { draftOf } from './draft';
import { OpenPayments } from './OpenPayments';
import styles from './PaymentPage.module.css';
import { PaymentStatus } from './PaymentStatus';
import { WhatNext } from './WhatNext';

/** Props of {@link PaymentPage}. */
export interface PaymentPageProps {
  kind: 'deposit' | 'withdrawal';
  title: string;
  /** Data that the form needs first. */
  source: { state: string; reload: () => Promise<void> };
  /** The form, or why there is none; null while loading. */
  children: ReactNode;
  /** Beside the form, or below it where there is no room. */
  aside?: ReactNode;
}

/** A payment in three steps: choice and amount, review, and status. A submitted payment is in the URL. */
export const PaymentPage = observer(function PaymentPage({ kind, title, source, children, aside }: PaymentPageProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const t = useText();
  const payment = query.get('payment');
  const step = payment ? 2 : draftOf(state) ? 1 : 0;
  return (
    <Page title={title} step={step} wide>
      <div className={styles.cashier}>
        <div className={styles.main}>
          <Stepper label={title} steps={[t('step.amount'), t('step.review'), t('step.done')]} current={step} />
          {payment ? (
            <PaymentStatus key={payment} id={payment} again={`/${kind}`} />
          ) : (
            <>
              {children ??
                (source.state === 'failed' ? (
                  <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void source.reload()} />
                ) : (
                  <Skeleton shape="form" />
                ))}
              {step === 0 && <OpenPayments kind={kind} />}
            </>
          )}
        </div>
        {!payment && (
          <div className={styles.aside}>
            {aside}
            <WhatNext kind={kind} />
          </div>
        )}
      </div>
    </Page>
  );
});
