import type { Output } from '@marquee/contract/calls';
import { decimalsOf } from '@marquee/contract/currencies';
import {
  AmountInput,
  Button,
  EmptyState,
  ErrorCard,
  Field,
  Link,
  observer,
  RadioCards,
  Skeleton,
  useForm,
  useFormat,
  useResource,
  useSite,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';

/** A way to pay in. */
export type DepositMethod = Output<'wallet/deposit_methods'>['value'][number];

/** A deposit that is not sent yet. The key makes a repeated sending the same deposit. */
export interface DepositDraft {
  method: DepositMethod;
  amount: number;
  requestId: string;
}

/** Multiples of the smallest deposit that stand as one-press amounts. */
const quickMultiples = [1, 5, 10, 20];

/** Method and amount of a deposit. */
export const DepositForm = observer(function DepositForm(props: {
  draft: DepositDraft | null;
  onReview: (draft: DepositDraft) => void;
}) {
  const { state, value, reload } = useResource('wallet/deposit_methods', {});
  const t = useText();
  if (state === 'failed') return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
  if (!value) return <Skeleton shape="form" />;
  if (value.value.length === 0)
    return <EmptyState icon="bank" title={t('deposit.none')} text={t('deposit.noneText')} />;
  return <Form {...props} methods={value.value} help={value.help} />;
});

const Form = observer(function Form({
  draft,
  methods,
  help,
  onReview,
}: {
  draft: DepositDraft | null;
  methods: readonly DepositMethod[];
  /** Where the sandbox explains what each amount provokes. */
  help: string | null;
  onReview: (draft: DepositDraft) => void;
}) {
  const { currency } = useSite();
  const format = useFormat();
  const t = useText();
  const methodOf = (code: string | null) => methods.find(({ method }) => method === code);
  const form = useForm<{ method: string | null; amount: number | null }>({
    initial: { method: draft?.method.method ?? methods[0]?.method ?? null, amount: draft?.amount ?? null },
    validate: ({ method, amount }) => {
      const chosen = methodOf(method);
      if (!chosen) return { method: 'required' };
      if (amount === null) return { amount: 'amountFormat' };
      if (amount < chosen.minimum) return { amount: 'amountTooLow' };
      return amount > chosen.maximum ? { amount: 'amountTooHigh' } : {};
    },
    submit: async () => ({ statusCode: 1, statusMessage: 'OK' }),
    onDone: ({ method, amount }) => {
      const chosen = methodOf(method);
      if (chosen && amount !== null) onReview({ method: chosen, amount, requestId: crypto.randomUUID() });
    },
  });
  const chosen = methodOf(form.values.method);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <RadioCards
        legend={t('deposit.method')}
        value={form.values.method}
        onChange={form.set('method')}
        error={form.error('method')}
        options={methods.map(({ method, name, minutes }) => ({
          value: method,
          title: name,
          text: t('deposit.minutes', { count: minutes }),
        }))}
      />
      <Field
        label={t('amount')}
        error={form.error('amount')}
        hint={
          chosen && t('amount.range', { minimum: format.money(chosen.minimum), maximum: format.money(chosen.maximum) })
        }
      >
        <AmountInput
          name="amount"
          value={form.values.amount}
          onChange={form.set('amount')}
          currency={currency}
          decimals={decimalsOf(currency)}
          quick={chosen ? quickMultiples.map((times) => times * chosen.minimum) : []}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('review')}
      </Button>
      <p className={styles.note}>
        <Link to="/responsible-gaming">{t('deposit.limits')}</Link>
      </p>
      {help && (
        <p className={styles.note}>
          <a href={help} target="_blank" rel="noreferrer">
            {t('deposit.sandbox')}
          </a>
        </p>
      )}
    </form>
  );
});
