import { Button, Notice, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { type Protection, useDecision } from './useProtection';

/** Asks for a due decision: whether to set limits, or whether they fit what was deposited, staked and won since. */
export function ReviewNotice({ state, reload }: Protection) {
  const decline = useDecision('protection/decline_limits', reload);
  const review = useDecision('protection/review_done', reload);
  const format = useFormat();
  const t = useText();
  const figures = state.review_figures;
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
        <div className={styles.actions}>
          <Button busy={review.busy} onClick={() => void review.run({})}>
            {t('review.done')}
          </Button>
          <Button to="/statement">{t('page.statement')}</Button>
        </div>
      }
    >
      {figures
        ? t('review.figures', {
            date: format.date(figures.since),
            deposits: format.money(figures.deposits),
            withdrawals: format.money(figures.withdrawals),
            stakes: format.money(figures.stakes),
            wins: format.money(figures.wins),
          })
        : t('review.dueText')}
    </Notice>
  );
}
