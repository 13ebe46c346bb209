import type { Output } from '@marquee/contract/calls';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Link,
  Money,
  observer,
  useFormat,
  useResource,
  useSession,
  useSite,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { PaymentFlow } from '../payment/PaymentFlow';
import { PaymentPage } from '../payment/PaymentPage';
import { useContactFirst } from '../payment/useContactFirst';
import { useText } from '../text';
import { useGiveUp } from './useGiveUp';

type BankAccount = Output<'wallet/bank_accounts'>['value'][number];

/** Leads back here once the account is on file. */
const addBank = '/add-bank?next=/withdrawal';

const isUsable = ({ usable_at, in_own_name }: BankAccount) => usable_at === null && in_own_name;

/** Withdrawal to a bank account (D6.05). It cannot be cancelled. */
export const WithdrawalPage = observer(function WithdrawalPage() {
  const accounts = useResource('wallet/bank_accounts', {});
  const contactFirst = useContactFirst('withdrawal');
  const { site, stops } = useSite();
  const { game, balanceKnown } = useSession();
  const giveUp = useGiveUp();
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
            <Button to={addBank} variant="primary">
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
        usual={onFile.find((account) => isUsable(account))?.bank_account_id}
        choices={onFile.map((account) => ({
          id: account.bank_account_id,
          title: `${account.bank_name} ${account.account_number}`,
          text: account.holder_name,
          ...(!isUsable(account) && {
            note: account.in_own_name
              ? t('banks.usableAt', { time: format.dateTime(account.usable_at ?? '') })
              : t('banks.otherName'),
          }),
          disabled: !isUsable(account),
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
        // an older host has none
        stopped={stops?.withdrawals === undefined ? undefined : stops.withdrawals || t('withdrawal.off')}
        warning={t('withdrawal.final')}
        confirm={t('withdrawal.confirm')}
        before={() => giveUp.ask()}
        send={(draft) => giveUp.send(draft)}
        foot={
          <p className={styles.note}>
            <Link to={addBank}>{t('page.addBank')}</Link>
          </p>
        }
      />
    );
  }

  return (
    <PaymentPage
      kind="withdrawal"
      title={t('page.withdrawal')}
      source={accounts}
      aside={
        <Card title={t('withdrawal.range')}>
          <DescriptionList
            items={[
              { term: t('withdrawal.least'), value: <Money minor={site.withdrawal_limits.minimum} /> },
              { term: t('withdrawal.most'), value: <Money minor={site.withdrawal_limits.maximum} /> },
              ...(balanceKnown ? [{ term: t('balance'), value: <Money minor={game.balance} /> }] : []),
            ]}
          />
        </Card>
      }
    >
      {content()}
      {giveUp.question}
    </PaymentPage>
  );
});
