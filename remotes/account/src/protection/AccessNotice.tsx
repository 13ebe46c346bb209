import { Button, dialogs, Notice, useFormat, useNow } from '@marquee/sdk';
import { useText } from '../text';
import { type Protection, useDecision } from './useProtection';

/** Why and until when the player cannot play and, after a self-exclusion, how to return. Nothing if access is open. */
export function AccessNotice({ state: { access }, reload }: Protection) {
  const { run, busy } = useDecision('protection/end_exclusion', reload);
  const format = useFormat();
  const t = useText();
  const now = useNow(60_000);
  const { state, until, irrevocable_until, return_at } = access;
  if (state === 'open') return null;
  if (state === 'time_out') {
    return (
      <Notice tone="warning" title={t('access.timeOut', { time: until ? format.dateTime(until) : '' })} live>
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

  async function askToReturn() {
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('return.title'),
      text: t('return.text'),
      ok: t('return.yes'),
      cancel: t('return.no'),
    });
    if (answer.end === 'confirmed') await run({});
  }

  return (
    <Notice
      tone="warning"
      title={until ? t('access.excluded', { date: format.date(until) }) : t('access.excludedForGood')}
      live
      action={
        return_at === null && (
          <Button
            busy={busy}
            disabledReason={
              firm && irrevocable_until
                ? t('return.notBefore', { time: format.dateTime(irrevocable_until) })
                : undefined
            }
            onClick={() => void askToReturn()}
          >
            {t('return.ask')}
          </Button>
        )
      }
    >
      <p>{t('access.still')}</p>
      {return_at ? (
        <p>{t('return.asked', { time: format.dateTime(return_at) })}</p>
      ) : (
        <p>
          {firm && irrevocable_until
            ? t('return.notBefore', { time: format.dateTime(irrevocable_until) })
            : t('return.stays')}
        </p>
      )}
    </Notice>
  );
}
