import { decimalsOf } from '@marquee/contract/currencies';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { AmountInput, Button, dialogs, Field, observer, useAction, useApi, useForm, useSite } from '@marquee/sdk';
import { usePageText } from '../../text';
import styles from './AuthCard.module.css';

const periods = ['day', 'week', 'month'] as const;
type Values = Record<(typeof periods)[number], number | null>;

/** A limit above that of a longer period never applies: most likely a typing mistake. */
function contradictions(values: Values): Partial<Record<keyof Values, 'limitAboveLonger'>> {
  const above = periods.filter((period, place) =>
    periods.slice(place + 1).some((longer) => (values[period] ?? 0) > (values[longer] ?? Number.POSITIVE_INFINITY)),
  );
  return Object.fromEntries(above.map((period) => [period, 'limitAboveLonger']));
}

/** The offer to set deposit limits at registration (D5.13). Going on without one is a choice that is asked again. */
export const LimitsOffer = observer(function LimitsOffer({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { currency } = useSite();
  const t = usePageText();
  const form = useForm<Values>({
    initial: { day: null, week: null, month: null },
    validate: (values) =>
      Object.values(values).some((amount) => amount !== null) ? contradictions(values) : { day: 'limitRequired' },
    submit: async (values) => {
      let answer: Envelope = { statusCode: 1, statusMessage: 'OK' };
      for (const period of periods) {
        const amount = values[period];
        if (amount === null) continue;
        answer = await api.call('protection/set_limit', { kind: 'deposit', period, amount });
        if (!succeeded(answer)) return answer;
      }
      return answer;
    },
    onDone,
  });
  const decline = useAction(() => api.call('protection/decline_limits', {}));
  async function goOnWithout() {
    const answer = await dialogs.confirm({
      tone: 'warning',
      title: t('limits.sure'),
      text: t('limits.sureText'),
      ok: t('limits.back'),
      cancel: t('limits.without'),
    });
    if (answer.end === 'dismissed' && answer.reason === 'cancel' && (await decline.run())) onDone();
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {periods.map((period) => (
        <Field key={period} label={t(`limits.${period}`)} error={form.error(period)} optional>
          <AmountInput
            name={period}
            currency={currency}
            decimals={decimalsOf(currency)}
            value={form.values[period]}
            onChange={form.set(period)}
          />
        </Field>
      ))}
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('limits.set')}
      </Button>
      <Button variant="quiet" block busy={decline.busy} onClick={() => void goOnWithout()}>
        {t('limits.without')}
      </Button>
    </form>
  );
});
