import { Button, Notice, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import type { Limit } from './limitRules';
import { useLimitText } from './useLimitText';
import { useDecision } from './useProtection';

/** Props of {@link LapsedLimit}. */
export interface LapsedLimitProps extends Pick<Limit, 'kind' | 'period'> {
  lapsed: NonNullable<Limit['lapsed']>;
  reload: () => Promise<void>;
}

/** A higher limit or removal that nobody confirmed in time: the limit stayed. The player takes the note away. */
export function LapsedLimit({ kind, period, lapsed, reload }: LapsedLimitProps) {
  const dismiss = useDecision('protection/cancel_pending_limit', reload);
  const say = useLimitText();
  const format = useFormat();
  const t = useText();
  return (
    <Notice
      action={
        <Button size="s" busy={dismiss.busy} onClick={() => void dismiss.run({ kind, period })}>
          {t('pending.keep')}
        </Button>
      }
    >
      {t('pending.lapsed', { amount: say(kind, lapsed.amount), time: format.dateTime(lapsed.at) })}
    </Notice>
  );
}
