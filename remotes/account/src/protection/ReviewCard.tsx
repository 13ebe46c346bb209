import { Button, Card, Field, Select, useFormat, useKeptState } from '@marquee/sdk';
import { useText } from '../text';
import styles from './protection.module.css';
import { type Protection, useDecision } from './useProtection';

/** Offered months; the profile's are added. */
const offered = [1, 2, 3];

/** How often the player is asked to look at account and limits: as the profile says, or more often. */
export function ReviewCard({ state: { review }, reload }: Protection) {
  const { run, busy } = useDecision('protection/set_review', reload);
  const format = useFormat();
  const t = useText();
  const [chosen, setChosen] = useKeptState<number | null>('review', null);
  const current = Math.min(review.months ?? review.most, review.most);
  const months = chosen ?? current;
  const choices = [...new Set([...offered, current, review.most])].sort((a, b) => a - b);
  return (
    <Card title={t('review.often')} level={3}>
      <p className={styles.text}>{t('review.oftenText')}</p>
      <Field label={t('reality.every')}>
        <Select
          name="review"
          value={String(months)}
          onChange={(value) => setChosen(Number(value))}
          options={choices.map((value) => ({ value: String(value), label: format.span(value, 'month') }))}
        />
      </Field>
      {months !== current && (
        <Button busy={busy} onClick={() => void run({ months }).then((done) => done && setChosen(null))}>
          {t('reality.save')}
        </Button>
      )}
    </Card>
  );
}
