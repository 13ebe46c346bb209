import { Button, Notice } from '@marquee/sdk';
import { useText } from '../text';
import { type Protection, useDecision } from './useProtection';

/** Asks for a due decision: whether to set limits, or whether the current ones still fit. */
export function ReviewNotice({ state, reload }: Protection) {
  const decline = useDecision('protection/decline_limits', reload);
  const review = useDecision('protection/review_done', reload);
  const t = useText();
  if (!state.limits_answered) {
    return (
      <Notice
        title={t('review.open')}
        action={
          <Button busy={decline.busy} onClick={() => void decline.run({})}>
            {t('review.without')}
          </Button>
        }
      >
        {t('review.openText')}
      </Notice>
    );
  }
  if (!state.review_due) return null;
  return (
    <Notice
      title={t('review.due')}
      action={
        <Button busy={review.busy} onClick={() => void review.run({})}>
          {t('review.done')}
        </Button>
      }
    >
      {t('review.dueText')}
    </Notice>
  );
}
