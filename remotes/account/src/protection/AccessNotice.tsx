import { Button, dialogs, Notice, useFormat, useNow } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { waitOf } from './spans';
import { type Protection, useDecision } from './useProtection';

/**
 * Why and until when the player cannot play and, after a self-exclusion, how to return; the way to withdraw beside it.
 * Nothing if access is open.
 */
export function AccessNotice({ state: { access }, reload }: Protection) {
  const { run, busy } = useDecision('protection/end_exclusion', reload);
  const format = useFormat();
  const t = useText();
  const now = useNow(60_000);
  const { state, until, irrevocable_until, return_at, return_request, wait_hours, answer_days } = access;
  if (state === 'open') return null;
  const withdraw = <Button to="/withdrawal">{t('access.withdraw')}</Button>;
  if (state === 'time_out') {
    return (
      <Notice
        tone="warning"
        title={t('access.timeOut', { time: until ? format.dateTime(until) : '' })}
        live
        action={withdraw}
      >
        {t('access.still')}
      </Notice>
    );
  }
  if (state === 'closing') {
    return (
      <Notice
        tone="warning"
        title={t('closing.running')}
        live
        action={<Button to="/close-account">{t('closing.go')}</Button>}
      >
        {t('access.still')}
      </Notice>
    );
  }
  const firm = irrevocable_until !== null && Date.parse(irrevocable_until) > now;
  const wait = wait_hours === null ? '' : waitOf(format, wait_hours);
  const opens = t(answer_days === null ? 'exclude.opens' : 'exclude.opensAnswered', { time: wait });

  async function askToReturn() {
    const texts = {
      tone: 'warning' as const,
      title: t('return.title'),
      text: `${opens} ${t('return.text')}`,
      ok: t('return.yes'),
      cancel: t('return.no'),
    };
    if (answer_days === null) {
      const answer = await dialogs.confirm(texts);
      if (answer.end === 'confirmed') await run({});
      return;
    }
    const { end, value } = await dialogs.prompt({
      ...texts,
      text: `${t('exclude.answered', { time: format.span(answer_days, 'day') })} ${texts.text}`,
      input: 'text',
      label: t('return.reason'),
    });
    if (end === 'confirmed') await run({ reason: value ?? '' });
  }

  function next() {
    if (return_at !== null) return t('return.asked', { time: format.dateTime(return_at) });
    if (return_request !== null)
      return t('return.waits', {
        asked: format.dateTime(return_request.asked_at),
        time: format.dateTime(return_request.answer_by),
      });
    const from = firm && irrevocable_until ? t('exclude.askFrom', { date: format.dateTime(irrevocable_until) }) : '';
    return `${t('return.stays')} ${from} ${opens}`;
  }

  return (
    <Notice
      tone="warning"
      title={t('access.excluded')}
      live
      action={
        <div className={styles.actions}>
          {withdraw}
          {return_at === null && return_request === null && (
            <Button
              busy={busy}
              disabledReason={
                firm && irrevocable_until
                  ? t('exclude.askFrom', { date: format.dateTime(irrevocable_until) })
                  : undefined
              }
              onClick={() => void askToReturn()}
            >
              {t('return.ask')}
            </Button>
          )}
        </div>
      }
    >
      <p>{t('access.still')}</p>
      {access.here_only && <p>{t('exclude.hereOnly')}</p>}
      <p>{next()}</p>
    </Notice>
  );
}
