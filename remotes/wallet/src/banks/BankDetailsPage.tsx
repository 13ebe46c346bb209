import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  Button,
  Card,
  dialogs,
  EmptyState,
  ErrorCard,
  observer,
  Skeleton,
  useAction,
  useApi,
  useResource,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { Page } from '../Page';
import { useText } from '../text';

type BankAccount = Output<'wallet/bank_accounts'>['value'][number];

/** The bank accounts on file, numbers masked. */
export const BankDetailsPage = observer(function BankDetailsPage() {
  const { state, value, reload } = useResource('wallet/bank_accounts', {});
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
        <div className={styles.form}>
          {value.value.map((account) => (
            <Account key={account.bank_account_id} account={account} onChange={() => void reload()} />
          ))}
          {add}
        </div>
      )}
    </Page>
  );
});

function Account({ account, onChange }: { account: BankAccount; onChange: () => void }) {
  const api = useApi();
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
    if (end === 'confirmed' && (await remove.run())) onChange();
  }
  return (
    <Card>
      <strong>
        {account.bank_name} {account.account_number}
      </strong>{' '}
      {account.is_default && <Badge>{t('banks.usual')}</Badge>}
      <p>{account.holder_name}</p>
      <Button variant="quiet" size="s" busy={remove.busy} onClick={() => void ask()}>
        {t('banks.remove')}
      </Button>
    </Card>
  );
}
