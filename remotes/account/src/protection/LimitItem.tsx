import { Button, Progress, VisuallyHidden } from '@marquee/sdk';
import { useText } from '../text';
import { LapsedLimit } from './LapsedLimit';
import type { Limit } from './limitRules';
import { PendingLimit } from './PendingLimit';
import styles from './protection.module.css';
import { useLimitText } from './useLimitText';

/** Props of {@link LimitItem}. */
export interface LimitItemProps {
  limit: Limit;
  reload: () => Promise<void>;
  onEdit: () => void;
}

/** A limit: amount, usage, and pending change. */
export function LimitItem({ limit, reload, onEdit }: LimitItemProps) {
  const { kind, period, amount, used, pending, lapsed } = limit;
  const say = useLimitText();
  const t = useText();
  return (
    <li className={styles.row} data-testid={`limit-${kind}-${period}`}>
      <div className={styles.line}>
        <span className={styles.period}>{t(`period.${period}`)}</span>
        <strong className={amount === null ? styles.unset : styles.amount}>{say(kind, amount)}</strong>
        <Button size="s" variant="quiet" onClick={onEdit}>
          {amount === null ? t('limit.set') : t('limit.change')}
          <VisuallyHidden>
            {' '}
            {t(`limit.${kind}`)}, {t(`period.${period}`)}
          </VisuallyHidden>
        </Button>
      </div>
      {amount !== null && (
        <Progress
          label={t('limit.used')}
          value={used}
          max={amount}
          text={t('limit.usedOf', { used: say(kind, used), amount: say(kind, amount) })}
        />
      )}
      {pending && <PendingLimit kind={kind} period={period} pending={pending} reload={reload} />}
      {lapsed && <LapsedLimit kind={kind} period={period} lapsed={lapsed} reload={reload} />}
    </li>
  );
}
