import { Button } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { PrintHeader } from './PrintHeader';
import styles from './Receipt.module.css';

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  /** The list that it was opened from, with its filters. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The page of one history entry, with a link back; printable as a receipt. */
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
