import type { ProtectionState } from '@marquee/contract/entities';
import { Button, Card, Checkbox, dialogs, observer, RadioCards, useFormat, useKeptState, useNow } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import styles from './protection.module.css';
import { spanOfMonths, waitOf } from './spans';
import { useBonusesEnd } from './useBonusesEnd';
import { type Protection, useDecision } from './useProtection';

type ExclusionOption = ProtectionState['exclusion_options'][number];

/** Self-exclusion for months, years or indefinitely: what it means by the profile's facts, consent, confirmation. */
export const SelfExclusionCard = observer(function SelfExclusionCard({
  state: { exclusion_options, choose_sites },
  reload,
}: Protection) {
  const now = useNow(60_000);
  const { run, busy } = useDecision('protection/self_exclude', reload);
  const format = useFormat();
  const bonuses = useBonusesEnd();
  const t = useText();
  const [option, setOption] = useKeptState<string | null>('exclusion', null);
  const [scope, setScope] = useState<'site' | 'operator'>('operator');
  const [understood, setUnderstood] = useState(false);
  const chosen = exclusion_options.find((one) => one.option === option);
  const lengthOf = (months: number | null) => {
    if (months === null) return t('exclude.forGood');
    const span = spanOfMonths(months);
    return format.span(span.value, span.unit);
  };

  /** When the player can ask to return, whether staff answer, and when play opens. */
  function factsOf({ return_from, wait_hours, answer_days }: ExclusionOption): string {
    const time = waitOf(format, wait_hours);
    const from =
      Date.parse(return_from) > now ? t('exclude.askFrom', { date: format.date(return_from) }) : t('exclude.askAlways');
    if (answer_days === null) return `${from} ${t('exclude.opens', { time })}`;
    const answered = t('exclude.answered', { time: format.span(answer_days, 'day') });
    return `${from} ${answered} ${t('exclude.opensAnswered', { time })}`;
  }

  async function begin(exclusion: ExclusionOption) {
    const request_id = crypto.randomUUID();
    const answer = await dialogs.confirm({
      tone: 'danger',
      title: t('exclude.confirm', { length: lengthOf(exclusion.months) }),
      text: `${t('exclude.confirmText')} ${factsOf(exclusion)}${bonuses}`,
      ok: t('exclude.yes'),
      cancel: t('care.cancel'),
    });
    if (answer.end !== 'confirmed' || !(await run({ request_id, option: exclusion.option, scope }))) return;
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
      {choose_sites && (
        <RadioCards
          legend={t('exclude.where')}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'operator', title: t('exclude.everywhere') },
            { value: 'site', title: t('exclude.here') },
          ]}
        />
      )}
      <p className={styles.text} role="status">
        {chosen && factsOf(chosen)}
      </p>
      <Checkbox checked={understood} onChange={setUnderstood}>
        {t('exclude.understood')}
      </Checkbox>
      <Button
        variant="danger"
        busy={busy}
        disabledReason={!chosen ? t('care.choose') : understood ? undefined : t('exclude.consent')}
        onClick={() => chosen && void begin(chosen)}
      >
        {t('exclude.begin')}
      </Button>
    </Card>
  );
});
