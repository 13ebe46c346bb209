import { Button, Card, Checkbox, dialogs, RadioCards, useClock, useFormat, useKeptState } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import styles from './protection.module.css';
import { monthsLater, spanOfMonths } from './spans';
import { type Protection, useDecision } from './useProtection';

/** Self-exclusion for months, years or indefinitely: consequences in words, a consent, and a confirmation. */
export function SelfExclusionCard({ state: { exclusion_options }, reload }: Protection) {
  const clock = useClock();
  const { run, busy } = useDecision('protection/self_exclude', reload);
  const format = useFormat();
  const t = useText();
  const [option, setOption] = useKeptState<string | null>('exclusion', null);
  const [understood, setUnderstood] = useState(false);
  const chosen = exclusion_options.find((one) => one.option === option);
  const lengthOf = (months: number | null) => {
    if (months === null) return t('exclude.forGood');
    const span = spanOfMonths(months);
    return format.span(span.value, span.unit);
  };

  async function begin(chosenOption: string, months: number | null) {
    const request_id = crypto.randomUUID();
    const answer = await dialogs.confirm({
      tone: 'danger',
      title: t('exclude.confirm', { length: lengthOf(months) }),
      text:
        months === null
          ? t('exclude.confirmForGood')
          : t('exclude.confirmText', { date: format.date(monthsLater(clock.now(), months)) }),
      ok: t('exclude.yes'),
      cancel: t('care.cancel'),
    });
    if (answer.end !== 'confirmed' || !(await run({ request_id, option: chosenOption }))) return;
    setOption(null);
    setUnderstood(false);
  }

  return (
    <Card title={t('exclude.title')} level={3}>
      <p className={styles.text}>{t('exclude.text')}</p>
      <RadioCards
        legend={t('exclude.howLong')}
        value={option}
        onChange={setOption}
        options={exclusion_options.map(({ option: value, months }) => ({ value, title: lengthOf(months) }))}
      />
      <Checkbox checked={understood} onChange={setUnderstood}>
        {t('exclude.understood')}
      </Checkbox>
      <Button
        variant="danger"
        busy={busy}
        disabledReason={!chosen ? t('care.choose') : understood ? undefined : t('exclude.consent')}
        onClick={() => chosen && void begin(chosen.option, chosen.months)}
      >
        {t('exclude.begin')}
      </Button>
    </Card>
  );
}
