import { Button, Notice, useFormat, useNow } from '@marquee/sdk';
import { useText } from '../text';
import { canConfirm, type Limit } from './limitRules';
import styles from './protection.module.css';
import { useLimitText } from './useLimitText';
import { useDecision } from './useProtection';

/** Props of {@link PendingLimit}. */
export interface PendingLimitProps extends Pick<Limit, 'kind' | 'period'> {
  pending: NonNullable<Limit['pending']>;
  reload: () => Promise<void>;
}

const second = 1000;

/**
 * A pending higher limit or removal: after 24 hours it must be confirmed, within 72 hours. It can be cancelled at any
 * time.
 */
export function PendingLimit({ kind, period, pending, reload }: PendingLimitProps) {
  const confirm = useDecision('protection/confirm_limit', reload);
  const cancel = useDecision('protection/cancel_pending_limit', reload);
  const say = useLimitText();
  const format = useFormat();
  const t = useText();
  const confirmable = useNow(second, (now) => canConfirm(pending, now));

  const amount = say(kind, pending.amount);
  return (
    <Notice
      tone="warning"
      action={
        <div className={styles.actions}>
          <Button size="s" busy={cancel.busy} onClick={() => void cancel.run({ kind, period })}>
            {t('pending.keep')}
          </Button>
          {confirmable && (
            <Button size="s" busy={confirm.busy} onClick={() => void confirm.run({ kind, period })}>
              {t('pending.confirm')}
            </Button>
          )}
        </div>
      }
    >
      {confirmable
        ? t('pending.over', { amount })
        : t('pending.waits', { amount, time: format.dateTime(pending.effective_from) })}{' '}
      {t('pending.lapses', { time: format.dateTime(pending.confirm_until) })}
    </Notice>
  );
}
