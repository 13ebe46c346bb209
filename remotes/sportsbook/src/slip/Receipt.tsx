import { Button, Notice, observer } from '@marquee/sdk';
import { useEffect, useRef } from 'react';
import { BetCard } from '../bets/BetCard';
import { useText } from '../text';
import styles from './SlipPanel.module.css';
import { useSlip } from './useSlip';

/** The bets just placed, with links to them and back to the slip. */
export const Receipt = observer(function Receipt({ onShowBets }: { onShowBets: () => void }) {
  const slip = useSlip();
  const t = useText();
  const { receipts } = slip;
  const place = useRef<HTMLElement>(null);
  // The button that placed the bet is gone: keeps the keyboard focus.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-label={t('receipt.title')}>
      <Notice tone="positive" title={t('receipt.title')} live>
        {t('receipt.text', { count: receipts.length, number: receipts.length })}
      </Notice>
      {receipts.map((bet) => (
        <BetCard key={bet.bet_id} bet={bet} />
      ))}
      <div className={styles.actions}>
        <Button onClick={onShowBets}>{t('receipt.openBets')}</Button>
        <Button variant="quiet" onClick={slip.dismissReceipts}>
          {t('receipt.done')}
        </Button>
      </div>
    </section>
  );
});
