import { Button, DescriptionList, Money, Notice } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { ignoreDoubleClick } from './ignoreDoubleClick';
import { StopNotice } from './PaymentFields';

/** Props of {@link PaymentReview}. */
export interface PaymentReviewProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** Minor units. */
  amount: number;
  /** A warning before submitting. */
  warning?: ReactNode;
  /** Why nothing can be sent at the moment. */
  stopped?: string | undefined;
  confirm: string;
  busy: boolean;
  onBack: () => void;
}

/** The review before a payment is submitted. */
export function PaymentReview({ facts, amount, warning, stopped, confirm, busy, onBack }: PaymentReviewProps) {
  const t = useText();
  return (
    <>
      <PaymentFacts facts={facts} amount={amount} />
      {warning && <Notice tone="info">{warning}</Notice>}
      {stopped === undefined ? (
        <Button type="submit" variant="primary" size="l" block busy={busy} onClick={ignoreDoubleClick}>
          {confirm}
        </Button>
      ) : (
        <StopNotice words={stopped} />
      )}
      <Button block onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

/** A payment's facts, with its amount (minor units) most prominent. */
export function PaymentFacts({ facts, amount }: Pick<PaymentReviewProps, 'facts' | 'amount'>) {
  const t = useText();
  return <DescriptionList items={[...facts, { term: t('amount'), value: <Money minor={amount} large /> }]} />;
}
