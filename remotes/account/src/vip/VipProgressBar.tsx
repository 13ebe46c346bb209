import { Money, Progress, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import { leftOf } from './ladder';
import styles from './VipPage.module.css';

/** Props of {@link VipProgressBar}; money in minor units. */
export interface VipProgressBarProps {
  label: string;
  /** Total since registration, and the part of this calendar month. */
  total: number;
  cycle: number;
  /** The next level's threshold; null at the top. */
  target: number | null;
}

/** Progress towards one of a level's two thresholds. */
export function VipProgressBar({ label, total, cycle, target }: VipProgressBarProps) {
  const format = useFormat();
  const t = useText();
  const left = target === null ? 0 : leftOf(total, target);
  return (
    <>
      <p className={styles.total}>
        <Money minor={total} large />
      </p>
      {target !== null && (
        <Progress
          label={left === 0 ? t('vip.done') : t('vip.left', { amount: format.money(left) })}
          value={target > 0 ? total : 1}
          max={target > 0 ? target : 1}
          text={t('vip.of', { amount: format.money(Math.min(total, target)), target: format.money(target) })}
        />
      )}
      <p className={styles.label} title={label}>
        {t('vip.cycle', { amount: format.money(cycle) })}
      </p>
    </>
  );
}
