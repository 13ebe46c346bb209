import { Button, Card, dialogs, RadioCards, useClock, useFormat, useKeptState } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { spanOfHours } from './spans';
import { type Protection, useDecision } from './useProtection';

const hour = 3_600_000;

/** A time-out: the jurisdiction's options, its effects, and a confirmation. */
export function TimeOutCard({ state: { time_out_options }, reload }: Protection) {
  const clock = useClock();
  const { run, busy } = useDecision('protection/time_out', reload);
  const format = useFormat();
  const t = useText();
  const [option, setOption] = useKeptState<string | null>('timeOut', null);
  const chosen = time_out_options.find((one) => one.option === option);

  async function begin(hours: number, chosenOption: string) {
    const request_id = crypto.randomUUID();
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('timeOut.confirm'),
      text: t('timeOut.confirmText', { time: format.dateTime(clock.now() + hours * hour) }),
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
        options={time_out_options.map(({ option: value, hours }) => {
          const span = spanOfHours(hours);
          return { value, title: format.span(span.value, span.unit) };
        })}
      />
      <Button
        busy={busy}
        disabledReason={chosen ? undefined : t('care.choose')}
        onClick={() => chosen && void begin(chosen.hours, chosen.option)}
      >
        {t('timeOut.begin')}
      </Button>
    </Card>
  );
}
