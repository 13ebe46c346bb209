import { Button, dialogs, Notice, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { type Protection, useDecision } from './useProtection';

const focusFirstLimit = () => document.querySelector<HTMLElement>('#limits button')?.focus();

/** Asks for a due decision: whether to set limits, or whether they fit what was deposited, staked and won since. */
export function ReviewNotice({ state, reload }: Protection) {
  const decline = useDecision('protection/decline_limits', reload);
  const review = useDecision('protection/review_done', reload);
  const format = useFormat();
  const t = useText();
  const figures = state.review_figures;

  async function goOnWithout() {
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('review.sure'),
      text: t('review.sureText'),
      ok: t('review.set'),
      cancel: t('review.without'),
    });
    if (answer.end === 'dismissed' && answer.reason === 'cancel') await decline.run({});
  }

  if (!state.limits_answered) {
    return (
      <Notice
        title={t('review.open')}
        action={
          <div className={styles.actions}>
            <Button variant="primary" onClick={focusFirstLimit}>
              {t('review.set')}
            </Button>
            <Button variant="quiet" busy={decline.busy} onClick={() => void goOnWithout()}>
              {t('review.without')}
            </Button>
          </div>
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
