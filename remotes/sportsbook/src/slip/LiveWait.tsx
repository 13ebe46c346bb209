import { useFormat, VisuallyHidden } from '@marquee/sdk';
import { useNow } from '../parts/useNow';
import { useText } from '../text';
import styles from './SlipPanel.module.css';

/** Says that live bets are delayed and, during the delay, how long is left. */
export function LiveWait({ seconds, until }: { seconds: number; until: number | undefined }) {
  const t = useText();
  const { number } = useFormat();
  const left = useNow((now) => Math.min(seconds, Math.max(0, Math.ceil(((until ?? now) - now) / 1000))));
  return (
    <>
      <p className={styles.wait}>
        {until === undefined
          ? t('slip.waiting', { number: number(seconds) })
          : t('slip.waitingNow', { number: number(left) })}
      </p>
      {/* Not each of its seconds. */}
      <VisuallyHidden live>{until !== undefined && t('slip.waitingNow', { number: number(seconds) })}</VisuallyHidden>
    </>
  );
}
