import { Button, DescriptionList, Money, Notice } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { ignoreDoubleClick } from './ignoreDoubleClick';

/** Props of {@link PaymentReview}. */
export interface PaymentReviewProps {
  facts: readonly { term: string; value: ReactNode }[];
  /** Minor units. */
  amount: number;
  /** What the player should know before they send it. */
  warning?: ReactNode;
  confirm: string;
  busy: boolean;
  onBack: () => void;
}

/** The last look before a payment is sent. */
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

/** What a payment is about, its amount (minor units) the loudest. */
export function PaymentFacts({ facts, amount }: Pick<PaymentReviewProps, 'facts' | 'amount'>) {
  const t = useText();
  return <DescriptionList items={[...facts, { term: t('amount'), value: <Money minor={amount} large /> }]} />;
}
