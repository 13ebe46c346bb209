import type { Output } from '@marquee/contract/calls';
import { decimalsOf } from '@marquee/contract/currencies';
import {
  AmountInput,
  Button,
  Field,
  Link,
  observer,
  RadioCards,
  useForm,
  useFormat,
  useSession,
  useSite,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';

/** A bank account on file; its number is masked. */
export type BankAccount = Output<'wallet/bank_accounts'>['value'][number];

/** A withdrawal that is not sent yet. */
export interface WithdrawalDraft {
  account: BankAccount;
  amount: number;
  requestId: string;
}

/** Account and amount of a withdrawal. */
export const WithdrawalForm = observer(function WithdrawalForm(props: {
  draft: WithdrawalDraft | null;
  accounts: readonly BankAccount[];
  onReview: (draft: WithdrawalDraft) => void;
}) {
  const { draft, accounts, onReview } = props;
  const { currency, site } = useSite();
  const { game } = useSession();
  const format = useFormat();
  const t = useText();
  const { minimum, maximum } = site.withdrawal_limits;
  const usual = accounts.find(({ is_default }) => is_default) ?? accounts[0];
  const accountOf = (id: string | null) => accounts.find(({ bank_account_id }) => bank_account_id === id);
  const form = useForm<{ account: string | null; amount: number | null }>({
    initial: {
      account: draft?.account.bank_account_id ?? usual?.bank_account_id ?? null,
      amount: draft?.amount ?? null,
    },
    validate: ({ account, amount }) => {
      if (!accountOf(account)) return { account: 'required' };
      if (amount === null) return { amount: 'amountFormat' };
      if (amount < minimum) return { amount: 'amountTooLow' };
      if (amount > maximum) return { amount: 'amountTooHigh' };
      return amount > game.balance ? { amount: 'amountOverBalance' } : {};
    },
    submit: async () => ({ statusCode: 1, statusMessage: 'OK' }),
    onDone: ({ account, amount }) => {
      const chosen = accountOf(account);
      if (chosen && amount !== null) onReview({ account: chosen, amount, requestId: crypto.randomUUID() });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <RadioCards
        legend={t('withdrawal.to')}
        value={form.values.account}
        onChange={form.set('account')}
        error={form.error('account')}
        options={accounts.map(({ bank_account_id, bank_name, account_number, holder_name }) => ({
          value: bank_account_id,
          title: `${bank_name} ${account_number}`,
          text: holder_name,
        }))}
      />
      <Field
        label={t('amount')}
        error={form.error('amount')}
        hint={t('amount.range', {
          minimum: format.money(minimum),
          maximum: format.money(Math.min(maximum, Math.max(game.balance, minimum))),
        })}
      >
        <AmountInput
          name="amount"
          value={form.values.amount}
          onChange={form.set('amount')}
          currency={currency}
          decimals={decimalsOf(currency)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('review')}
      </Button>
      <p className={styles.note}>
        <Link to="/add-bank">{t('page.addBank')}</Link>
      </p>
    </form>
  );
});
