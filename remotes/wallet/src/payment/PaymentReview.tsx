import { Button, DescriptionList, Money, Notice } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { ignoreDoubleClick } from './ignoreDoubleClick';

/** Props of {@link PaymentReview}. */
export interface PaymentReviewProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** Minor units. */
  amount: number;
  /** A warning before submitting. */
  warning?: ReactNode;
  confirm: string;
  busy: boolean;
  onBack: () => void;
}

/** The review before a payment is submitted. */
export function PaymentReview({ facts, amount, warning, confirm, busy, onBack }: PaymentReviewProps) {
  const t = useText();
  return (
    <>
      <PaymentFacts facts={facts} amount={amount} />
      {warning && <Notice tone="info">{warning}</Notice>}
      <Button type="submit" variant="primary" size="l" block busy={busy} onClick={ignoreDoubleClick}>
        {confirm}
      </Button>
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
