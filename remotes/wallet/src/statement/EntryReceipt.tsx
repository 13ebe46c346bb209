import {
  DescriptionList,
  EmptyState,
  ErrorCard,
  Link,
  Money,
  observer,
  Skeleton,
  useFormat,
  useLocalText,
  useResource,
} from '@marquee/sdk';
import { Receipt } from '../history/Receipt';
import styles from '../history/Receipt.module.css';
import { Page } from '../Page';
import { stateLabels } from '../payment/states';
import { useText } from '../text';
import { entryLabel } from './kinds';

type Origin = 'payment' | 'bet' | 'bonus';

/** For each kind of entry, where its details are: at a payment, a bet or a bonus. */
const origins: Record<string, Origin | undefined> = {
  deposit: 'payment',
  deposit_reversal: 'payment',
  withdrawal: 'payment',
  stake: 'bet',
  win: 'bet',
  refund: 'bet',
  bonus_converted: 'bonus',
  bonus_ended: 'bonus',
};

/** One entry of the statement, with a link to its payment or bet. `back` leads to the statement. */
export const EntryReceipt = observer(function EntryReceipt({ id, back }: { id: string; back: string }) {
  const { state, value, error, reload } = useResource('wallet/entry', { transaction_id: id });
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const [entry] = value?.value ?? [];
  const origin = entry && origins[entry.kind];

  function content() {
    if (error?.statusMessage === 'notFound') return <EmptyState icon="search" title={t('receipt.unknown')} />;
    if (!entry) {
      if (state !== 'failed') return <Skeleton shape="rows" count={5} />;
      return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
    }
    const what = local(entry.title) || entry.description;
    const stateLabel = entry.state === 'completed' ? undefined : stateLabels[entry.state];
    return (
      <>
        <p className={styles.amount}>
          <Money minor={entry.amount} kind="change" large />
        </p>
        <div className={styles.facts}>
          <DescriptionList
            items={[
              { term: t('column.kind'), value: t(entryLabel(entry)) },
              ...(what ? [{ term: t('column.what'), value: what }] : []),
              ...(stateLabel ? [{ term: t('column.state'), value: t(stateLabel) }] : []),
              { term: t('column.time'), value: format.accountDateTime(entry.at) },
              { term: t('column.after'), value: <Money minor={entry.balance_after} /> },
              { term: t('receipt.number'), value: entry.transaction_id },
              ...(entry.reference ? [{ term: t('payment.reference'), value: entry.reference }] : []),
            ]}
          />
        </div>
        {origin && (
          <p className={styles.more}>
            <Link to={wayOf(origin, entry)}>{t(`receipt.${origin}`)}</Link>
          </p>
        )}
      </>
    );
  }

  return (
    <Page title={t('page.receipt')}>
      <Receipt back={{ to: back, label: t('page.statement') }}>{content()}</Receipt>
    </Page>
  );
});

function wayOf(origin: Origin, { kind, reference }: { kind: string; reference: string }): string {
  const id = encodeURIComponent(reference);
  if (origin === 'bonus') return `/bonuses#${id}`;
  if (origin === 'bet') return `/bet-history?bet=${id}`;
  return `/${kind === 'withdrawal' ? 'withdrawal' : 'deposit'}?payment=${id}`;
}
