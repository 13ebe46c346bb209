import { Button } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { PrintHeader } from './PrintHeader';
import styles from './Receipt.module.css';

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  /** The list that it was opened from, as it was. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** One thing of a history on a page of its own, with the way back; it prints as a receipt. */
export function Receipt({ back, children }: ReceiptProps) {
  const t = useText();
  return (
    <article className={styles.receipt} data-testid="receipt">
      <PrintHeader />
      {children}
      <div className={styles.actions}>
        <Button to={back.to} icon="arrow-start">
          {back.label}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {t('history.print')}
        </Button>
      </div>
    </article>
  );
}
