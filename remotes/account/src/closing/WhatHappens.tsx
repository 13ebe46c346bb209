import { Card } from '@marquee/sdk';
import { useText } from '../text';
import styles from './closing.module.css';

const steps = ['closing.step1', 'closing.step2', 'closing.step3', 'closing.step4'] as const;

/** The steps of closing. `years`: how long the data is kept afterwards. */
export function WhatHappens({ years }: { years: number }) {
  const t = useText();
  return (
    <Card title={t('closing.what')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
        <li>{t('closing.step5', { count: years })}</li>
      </ol>
    </Card>
  );
}
