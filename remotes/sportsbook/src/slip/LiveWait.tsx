import { useFormat } from '@marquee/sdk';
import { useNow } from '../parts/useNow';
import { useText } from '../text';
import styles from './SlipPanel.module.css';

/** Says that what is live waits before it is booked; while it waits, for how long still. */
export function LiveWait({ seconds, until }: { seconds: number; until: number | undefined }) {
  const t = useText();
  const { number } = useFormat();
  const now = useNow();
  if (until === undefined) return <p className={styles.wait}>{t('slip.waiting', { number: number(seconds) })}</p>;
  const left = Math.min(seconds, Math.max(0, Math.ceil((until - now) / 1000)));
  return (
    <p className={styles.wait} role="status">
      {t('slip.waitingNow', { number: number(left) })}
    </p>
  );
}
