import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  Button,
  dialogs,
  EmptyState,
  ErrorCard,
  observer,
  Skeleton,
  useAction,
  useApi,
  useFormat,
  useResource,
} from '@marquee/sdk';
import { Page } from '../Page';
import { useText } from '../text';
import styles from './BankDetailsPage.module.css';

type BankAccount = Output<'wallet/bank_accounts'>['value'][number];

/** The player's bank accounts, numbers masked. */
export const BankDetailsPage = observer(function BankDetailsPage() {
  const { state, value, reload } = useResource('wallet/bank_accounts', {});
  const banks = useResource('wallet/banks', {});
  const t = useText();
  const add = (
    <Button to="/add-bank" variant="primary" icon="plus">
      {t('page.addBank')}
    </Button>
  );
  return (
    <Page title={t('page.banks')}>
      {state === 'failed' && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />}
      {!value && state !== 'failed' && <Skeleton shape="rows" count={2} />}
      {value?.value.length === 0 && (
        <EmptyState icon="bank" title={t('banks.none')} text={t('banks.noneText')} action={add} />
      )}
      {value && value.value.length > 0 && (
        <>
          <ul className={styles.accounts}>
            {value.value.map((account) => (
              <Account
                key={account.bank_account_id}
                account={account}
                logo={banks.value?.value.find(({ bank_code }) => bank_code === account.bank_code)?.logo}
                onChange={() => void reload()}
              />
            ))}
          </ul>
          <div className={styles.add}>{add}</div>
        </>
      )}
    </Page>
  );
});

function Account(props: { account: BankAccount; logo: string | undefined; onChange: () => void }) {
  const { account, logo, onChange } = props;
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const remove = useAction(() => api.call('wallet/remove_bank_account', { bank_account_id: account.bank_account_id }));
  async function ask() {
    const { end } = await dialogs.confirm({
      tone: 'warning',
      title: t('banks.removeTitle'),
      text: t('banks.removeText', { account: `${account.bank_name} ${account.account_number}` }),
      ok: t('banks.remove'),
      cancel: t('back'),
    });
    if (end !== 'confirmed') return;
    await remove.run();
    // also after a failure: it may be removed all the same
    onChange();
  }
  return (
    <li className={styles.account}>
      <span className={styles.logo}>{logo && <img src={logo} alt="" width={44} height={44} />}</span>
      <span className={styles.what}>
        <strong>{account.bank_name}</strong>
        <span className={styles.number}>{account.account_number}</span>
        <span className={styles.holder}>{account.holder_name}</span>
        {account.usable_at && (
          <span className={styles.holder}>{t('banks.usableAt', { time: format.dateTime(account.usable_at) })}</span>
        )}
      </span>
      {account.is_default && <Badge tone="accent">{t('banks.usual')}</Badge>}
      <Button variant="quiet" busy={remove.busy} onClick={() => void ask()}>
        {t('banks.remove')}
      </Button>
    </li>
  );
}
