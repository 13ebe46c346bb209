import { Button, Card, Field, Select, useFormat, useKeptState } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { type Protection, useDecision } from './useProtection';

/** Offered intervals, minutes (D9.19). */
const intervals = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480];

/** How often play is interrupted to show time and result. */
export function RealityCheckCard({ state: { reality_check: check }, reload }: Protection) {
  const { run, busy } = useDecision('protection/set_reality_check', reload);
  const format = useFormat();
  const t = useText();
  const [chosen, setChosen] = useKeptState<number | null>('realityCheck', null);
  const minutes = chosen ?? check.pending_minutes ?? check.minutes;
  const offered = [...new Set([...intervals, check.minutes])].sort((a, b) => a - b);
  const changed = minutes !== (check.pending_minutes ?? check.minutes);
  return (
    <Card title={t('reality.title')} level={3}>
      <p className={styles.text}>{t('reality.text')}</p>
      <Field
        label={t('reality.every')}
        hint={
          check.pending_minutes === null
            ? undefined
            : t('reality.pending', {
                now: format.minutes(check.minutes),
                next: format.minutes(check.pending_minutes),
              })
        }
      >
        <Select
          name="reality_check"
          value={String(minutes)}
          onChange={(value) => setChosen(Number(value))}
          options={offered.map((value) => ({ value: String(value), label: format.minutes(value) }))}
        />
      </Field>
      {changed && (
        <>
          <p className={styles.text}>{minutes > check.minutes ? t('reality.slower') : t('reality.faster')}</p>
          <Button busy={busy} onClick={() => void run({ minutes }).then((done) => done && setChosen(null))}>
            {t('reality.save')}
          </Button>
        </>
      )}
    </Card>
  );
}
