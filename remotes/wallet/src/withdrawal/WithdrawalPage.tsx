import { Button, EmptyState, Link, observer, useApi, useFormat, useResource, useSession, useSite } from '@marquee/sdk';
import styles from '../form.module.css';
import { PaymentFlow } from '../payment/PaymentFlow';
import { PaymentPage } from '../payment/PaymentPage';
import { useContactFirst } from '../payment/useContactFirst';
import { useText } from '../text';

/** Withdrawal to a bank account (D6.05). It cannot be cancelled. */
export const WithdrawalPage = observer(function WithdrawalPage() {
  const accounts = useResource('wallet/bank_accounts', {});
  const contactFirst = useContactFirst('withdrawal');
  const { site } = useSite();
  const { game, balanceKnown } = useSession();
  const api = useApi();
  const format = useFormat();
  const t = useText();

  function content() {
    if (contactFirst !== undefined) return contactFirst;
    if (!accounts.value) return null;
    const onFile = accounts.value.value;
    if (onFile.length === 0) {
      return (
        <EmptyState
          icon="bank"
          title={t('withdrawal.noBank')}
          text={t('withdrawal.noBankText')}
          action={
            <Button to="/add-bank" variant="primary">
              {t('page.addBank')}
            </Button>
          }
        />
      );
    }
    const { minimum, maximum } = site.withdrawal_limits;
    const most = balanceKnown ? Math.min(game.balance, maximum) : minimum;
    return (
      <PaymentFlow
        legend={t('withdrawal.to')}
        field="bank_account_id"
        usual={onFile.find(({ usable_at }) => usable_at === null)?.bank_account_id}
        choices={onFile.map(({ bank_account_id, bank_name, account_number, holder_name, usable_at }) => ({
          id: bank_account_id,
          title: `${bank_name} ${account_number}`,
          text: usable_at === null ? holder_name : t('banks.usableAt', { time: format.dateTime(usable_at) }),
          disabled: usable_at !== null,
          icon: 'bank',
          minimum,
          maximum,
        }))}
        cap={balanceKnown ? { most: game.balance, error: 'amountOverBalance' } : undefined}
        quick={most > minimum ? [minimum, most] : [minimum]}
        factsOf={({ title, text }) => [
          { term: t('withdrawal.to'), value: title },
          { term: t('withdrawal.holder'), value: text },
        ]}
        warning={t('withdrawal.final')}
        confirm={t('withdrawal.confirm')}
        send={({ choice, amount, requestId }) =>
          api.call('wallet/withdraw', { request_id: requestId, bank_account_id: choice, amount })
        }
        foot={
          <p className={styles.note}>
            <Link to="/add-bank">{t('page.addBank')}</Link>
          </p>
        }
      />
    );
  }

  return (
    <PaymentPage kind="withdrawal" title={t('page.withdrawal')} source={accounts}>
      {content()}
    </PaymentPage>
  );
});
