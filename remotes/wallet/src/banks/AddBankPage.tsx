import type { Output } from '@marquee/contract/calls';
import { asciiDigits } from '@marquee/contract/digits';
import {
  Button,
  digitsOnly,
  ErrorCard,
  Field,
  Notice,
  observer,
  Select,
  Skeleton,
  TextInput,
  useForm,
  useFormat,
  useNavigate,
  useResource,
  useSearchParams,
  useSession,
  useSite,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { Page } from '../Page';
import { useText } from '../text';
import { useBankSending } from './useBankSending';

type Bank = Output<'wallet/banks'>['value'][number];

/** Adds a bank account: a bank of the site's list, in the player's own name. */
export const AddBankPage = observer(function AddBankPage() {
  const { state, value, reload } = useResource('wallet/banks', {});
  const t = useText();
  return (
    <Page title={t('page.addBank')}>
      {state === 'failed' && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />}
      {!value && state !== 'failed' && <Skeleton shape="form" count={3} />}
      {value && <BankForm banks={value.value} />}
    </Page>
  );
});

/** Longest account number; patterns are not run on longer ones. */
const accountNumberMost = 40;

/** An account number without spaces and hyphens. */
const plain = (accountNumber: string) => asciiDigits(accountNumber).replace(/[\s-]/g, '');

const BankForm = observer(function BankForm({ banks }: { banks: readonly Bank[] }) {
  const { fullname } = useSession();
  const { bank_account_wait } = useSite().site;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const format = useFormat();
  const t = useText();
  const { send, checking } = useBankSending();
  const bankOf = (code: string) => banks.find(({ bank_code }) => bank_code === code);
  const form = useForm({
    initial: { bank_code: '', account_number: '', holder_name: fullname },
    validate: ({ bank_code, account_number }) => {
      const bank = bankOf(bank_code);
      const number = plain(account_number);
      const isShort = number.length <= accountNumberMost;
      const fits = bank ? isShort && new RegExp(`^(?:${bank.pattern})$`).test(number) : number !== '';
      return {
        ...(!bank && { bank_code: 'required' }),
        ...(!fits && { account_number: number === '' ? 'required' : 'accountNumberFormat' }),
      };
    },
    submit: ({ bank_code, account_number }) =>
      send({ bank_code, holder_name: fullname, account_number: plain(account_number) }),
    onDone: () => navigate(search.get('next') === '/withdrawal' ? '/withdrawal' : '/bank-details'),
  });
  const bank = bankOf(form.values.bank_code);
  // some banks have letters in their numbers
  const isDigits = bank !== undefined && /^\d+$/.test(bank.example);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label={t('banks.bank')} error={form.error('bank_code')}>
        <Select
          name="bank_code"
          value={form.values.bank_code}
          onChange={form.set('bank_code')}
          placeholder={t('banks.choose')}
          options={banks.map(({ bank_code, bank_name }) => ({ value: bank_code, label: bank_name }))}
        />
      </Field>
      <Field label={t('banks.holder')} hint={t('banks.holderHint')} error={form.error('holder_name')}>
        <TextInput name="holder_name" value={fullname} onChange={() => undefined} readOnly autoComplete="name" />
      </Field>
      <Field
        label={t('banks.number')}
        error={form.error('account_number')}
        hint={bank && t('banks.numberHint', { example: bank.example })}
      >
        <TextInput
          name="account_number"
          autoComplete="off"
          {...(isDigits && { inputMode: 'numeric', filter: digitsOnly })}
          figures
          value={form.values.account_number}
          onChange={form.set('account_number')}
        />
      </Field>
      {bank_account_wait > 0 && (
        <Notice tone="info">{t('banks.wait', { hours: format.span(bank_account_wait, 'hour') })}</Notice>
      )}
      {checking && (
        <Notice tone="warning" live title={t('lost.checking')}>
          {t('lost.checkingBank')}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('banks.add')}
      </Button>
    </form>
  );
});
