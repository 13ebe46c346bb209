import {
  Badge,
  EmptyState,
  ErrorCard,
  Link,
  Money,
  observer,
  Paginator,
  Skeleton,
  Stat,
  Table,
  useFormat,
  useLive,
  useResource,
} from '@marquee/sdk';
import { Page } from '../Page';
import { stateLabels, stateTones } from '../payment/states';
import { useText } from '../text';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryFilters.module.css';
import { useHistoryQuery } from './useHistoryQuery';

/** Deposits and withdrawals with their states; each leads to its timeline. */
export const TransactionHistoryPage = observer(function TransactionHistoryPage() {
  const { query, pageUrl, ask } = useHistoryQuery();
  const { state, value, reload } = useResource('wallet/transactions', query);
  const format = useFormat();
  const t = useText();
  useLive('wallet', () => void reload());
  return (
    <Page title={t('page.transactions')} wide>
      <HistoryFilters
        query={query}
        ask={ask}
        types={[
          { value: 'deposit', label: t('kind.deposit') },
          { value: 'withdrawal', label: t('kind.withdrawal') },
        ]}
        states={Object.entries(stateLabels).map(([key, label]) => ({ value: key, label: t(label) }))}
      />
      {state === 'failed' && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />}
      {!value && state !== 'failed' && <Skeleton shape="rows" />}
      {value?.total === 0 && <EmptyState icon="history" title={t('history.none')} text={t('history.noneText')} />}
      {value && value.total > 0 && (
        <>
          <div className={styles.totals}>
            <Stat label={t('total.deposited')} value={<Money minor={value.deposited} />} />
            <Stat label={t('total.withdrawn')} value={<Money minor={value.withdrawn} />} />
          </div>
          <Table
            caption={t('page.transactions')}
            rows={value.value}
            rowKey={({ payment_id }) => payment_id}
            columns={[
              { key: 'at', label: t('column.time'), cell: ({ created_at }) => format.dateTime(created_at) },
              {
                key: 'kind',
                label: t('column.kind'),
                lead: true,
                cell: ({ kind, payment_id }) => (
                  <Link to={`/${kind}?payment=${payment_id}`}>
                    {t(kind === 'deposit' ? 'kind.deposit' : 'kind.withdrawal')}
                  </Link>
                ),
              },
              {
                key: 'by',
                label: t('payment.by'),
                cell: ({ method_name, account }) => (account ? `${method_name} ${account}` : method_name),
              },
              {
                key: 'state',
                label: t('column.state'),
                cell: ({ state: at }) => (
                  <Badge tone={stateTones[at] ?? 'neutral'}>{t(stateLabels[at] ?? 'state.pending')}</Badge>
                ),
              },
              { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => <Money minor={amount} /> },
            ]}
          />
          <Paginator total={value.total} page={query.page} type="link" linkUrl={pageUrl} />
        </>
      )}
    </Page>
  );
});
