import { decimalsOf } from '@marquee/contract/currencies';
import { succeeded } from '@marquee/contract/envelope';
import {
  AmountInput,
  Button,
  CountInput,
  Field,
  observer,
  Sheet,
  useApi,
  useForm,
  useFormat,
  useSite,
} from '@marquee/sdk';
import { useText } from '../text';
import { effectOf, type Limit, unreachable } from './limitRules';
import styles from './protection.module.css';
import { useDecision } from './useProtection';

/** Props of {@link LimitForm}. */
export interface LimitFormProps {
  limit: Limit;
  /** All limits of this kind, shortest period first. */
  limits: readonly Limit[];
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Sets, changes or removes a limit, and says before submitting when the change takes effect. */
export const LimitForm = observer(function LimitForm({ limit, limits, reload, onClose }: LimitFormProps) {
  const { kind, period, amount: current } = limit;
  const { currency } = useSite();
  const format = useFormat();
  const t = useText();
  const removal = useDecision('protection/set_limit', reload);
  const api = useApi();
  const form = useForm<{ amount: number | null }>({
    about: `${kind}.${period}`,
    initial: { amount: current },
    validate: ({ amount }) => (amount === null || amount <= 0 ? { amount: 'amountFormat' } : {}),
    submit: async ({ amount }) => {
      const answer = await api.call('protection/set_limit', { kind, period, amount });
      if (succeeded(answer)) await reload();
      return answer;
    },
    onDone: onClose,
  });
  const { amount } = form.values;
  const session = kind === 'session';
  const edited = limits.map((one) => (one.period === period ? { ...one, amount } : one));

  async function remove() {
    if (await removal.run({ kind, period, amount: null })) onClose();
  }

  return (
    <Sheet open onClose={onClose} title={`${t(`limit.${kind}`)}, ${t(`period.${period}`)}`}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <Field
          label={session ? t('limit.minutes') : t('limit.amount')}
          hint={session && amount ? format.minutes(amount) : undefined}
          error={form.error('amount')}
        >
          {session ? (
            <CountInput name="minutes" value={amount} onChange={form.set('amount')} />
          ) : (
            <AmountInput
              name="amount"
              value={amount}
              onChange={form.set('amount')}
              currency={currency}
              decimals={decimalsOf(currency)}
            />
          )}
        </Field>
        <p className={styles.text} role="status">
          {amount !== null && amount > 0 && <span>{t(`effect.${effectOf(current, amount)}`)} </span>}
          {unreachable(edited).length > 0 && <span>{t('limit.lowest')}</span>}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="l"
          block
          busy={form.busy}
          disabledReason={current !== null && effectOf(current, amount) === 'nothing' ? t('effect.nothing') : undefined}
        >
          {t('limit.save')}
        </Button>
        {current !== null && (
          <>
            <Button variant="quiet" block busy={removal.busy} onClick={() => void remove()}>
              {t('limit.remove')}
            </Button>
            <p className={styles.text}>{t('limit.removeText')}</p>
          </>
        )}
      </form>
    </Sheet>
  );
});
