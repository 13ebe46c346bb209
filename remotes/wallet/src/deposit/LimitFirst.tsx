import type { Input } from '@marquee/contract/calls';
import { decimalsOf } from '@marquee/contract/currencies';
import {
  AmountInput,
  Button,
  dialogs,
  Field,
  observer,
  RadioCards,
  useAction,
  useApi,
  useForm,
  useSite,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';

type Period = Input<'protection/set_limit'>['period'];

const periods: readonly Period[] = ['day', 'week', 'month'];

/**
 * The offer of a deposit limit before the first deposit, where the profile asks for an answer (D9.29). Setting one is
 * the way on; going on without one is asked again. The answer is the backend's: a reload, another tab or a lost answer
 * ask for it only while there is none.
 */
export const LimitFirst = observer(function LimitFirst({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { currency } = useSite();
  const t = useText();
  const form = useForm<{ period: Period; amount: number | null }>({
    initial: { period: 'day', amount: null },
    validate: ({ amount }) => (amount === null ? { amount: 'required' } : {}),
    submit: ({ period, amount }) => api.call('protection/set_limit', { kind: 'deposit', period, amount: amount ?? 0 }),
    onDone,
  });
  const decline = useAction(() => api.call('protection/decline_limits', {}));

  async function goOnWithout() {
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('first.sure'),
      text: t('first.sureText'),
      ok: t('first.back'),
      cancel: t('first.without'),
    });
    if (answer.end === 'dismissed' && answer.reason === 'cancel' && (await decline.run())) onDone();
  }

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate data-testid="limit-first">
      <div>
        <h2>{t('first.limits')}</h2>
        <p>{t('first.limitsText')}</p>
      </div>
      <div>
        <RadioCards
          legend={t('first.period')}
          tiles
          value={form.values.period}
          onChange={form.set('period')}
          options={periods.map((value) => ({ value, title: t(`first.${value}`) }))}
        />
      </div>
      <Field label={t('first.amount')} error={form.error('amount')}>
        <AmountInput
          name="amount"
          currency={currency}
          decimals={decimalsOf(currency)}
          value={form.values.amount}
          onChange={form.set('amount')}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('first.set')}
      </Button>
      <Button variant="quiet" block busy={decline.busy} onClick={() => void goOnWithout()}>
        {t('first.without')}
      </Button>
    </form>
  );
});
