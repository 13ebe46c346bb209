import { Card } from '@marquee/sdk';
import { useText } from '../text';
import styles from './PaymentPage.module.css';

const steps = {
  deposit: ['next.deposit1', 'next.deposit2', 'next.deposit3'],
  withdrawal: ['next.withdrawal1', 'next.withdrawal2', 'next.withdrawal3'],
} as const;

/** What happens to a payment once it is sent. */
export function WhatNext({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const t = useText();
  return (
    <Card title={t('next.title')}>
      <ol className={styles.next}>
        {steps[kind].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Card>
  );
}
