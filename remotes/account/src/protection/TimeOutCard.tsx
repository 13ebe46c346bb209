import {
  Button,
  Card,
  CountInput,
  dialogs,
  Field,
  observer,
  RadioCards,
  TextInput,
  useClock,
  useFormat,
  useKeptState,
} from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import styles from './protection.module.css';
import { dateAfter, daysUntil, spanOfHours } from './spans';
import { useBonusesEnd } from './useBonusesEnd';
import { type Protection, useDecision } from './useProtection';

const hour = 3_600_000;
/** The choice of another length, in days. */
const other = 'other';

/** A time-out: the jurisdiction's options or any number of days up to its longest, effects, and a confirmation. */
export const TimeOutCard = observer(function TimeOutCard({
  state: { time_out_options, longest_time_out_days: longest },
  reload,
}: Protection) {
  const clock = useClock();
  const { run, busy } = useDecision('protection/time_out', reload);
  const format = useFormat();
  const t = useText();
  const [option, setOption] = useKeptState<string | null>('timeOut', null);
  const [days, setDays] = useKeptState<number | null>('timeOutDays', null);
  const bonuses = useBonusesEnd();
  const now = clock.now();
  const isOffered = (count: number | null): count is number => count !== null && count >= 1 && count <= longest;
  // What is typed: a date is incomplete for a while.
  const [date, setDate] = useState(isOffered(days) ? dateAfter(now, days) : '');
  const fixed = time_out_options.find((one) => one.option === option);
  const own = option === other && isOffered(days) ? { option: `${days}d`, hours: days * 24 } : undefined;
  const chosen = fixed ?? own;

  function chooseDays(count: number | null) {
    setDays(count);
    setDate(isOffered(count) ? dateAfter(now, count) : '');
  }

  function chooseDate(typed: string) {
    const count = daysUntil(now, typed);
    setDays(isOffered(count) ? count : null);
    setDate(typed);
  }

  async function begin(hours: number, chosenOption: string) {
    const request_id = crypto.randomUUID();
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('timeOut.confirm'),
      text: `${t('timeOut.confirmText', { time: format.dateTime(clock.now() + hours * hour) })}${bonuses}`,
      ok: t('timeOut.yes'),
      cancel: t('care.cancel'),
    });
    if (answer.end === 'confirmed' && (await run({ request_id, option: chosenOption }))) setOption(null);
  }

  return (
    <Card title={t('timeOut.title')} level={3}>
      <p className={styles.text}>{t('timeOut.text')}</p>
      <RadioCards
        legend={t('timeOut.howLong')}
        value={option}
        onChange={setOption}
        options={[
          ...time_out_options.map(({ option: value, hours }) => {
            const span = spanOfHours(hours);
            return { value, title: format.span(span.value, span.unit) };
          }),
          { value: other, title: t('timeOut.other') },
        ]}
      />
      {option === other && (
        <div className={styles.days}>
          <Field
            label={t('timeOut.days')}
            hint={t('timeOut.daysHint', { most: format.number(longest) })}
            error={days !== null && !isOffered(days) ? t('timeOut.daysHint', { most: format.number(longest) }) : null}
          >
            <CountInput name="days" value={days} onChange={chooseDays} />
          </Field>
          <Field label={t('timeOut.until')}>
            <TextInput
              type="date"
              name="until"
              autoComplete="off"
              min={dateAfter(now, 1)}
              max={dateAfter(now, longest)}
              value={date}
              onChange={chooseDate}
            />
          </Field>
        </div>
      )}
      <Button
        busy={busy}
        disabledReason={chosen ? undefined : t('care.choose')}
        onClick={() => chosen && void begin(chosen.hours, chosen.option)}
      >
        {t('timeOut.begin')}
      </Button>
    </Card>
  );
});
